export type Priority = 'critical' | 'important' | 'optional'

/** One thing to do before the doors open (specification §3). What is ticked is kept apart, by id. */
export type ChecklistItem = {
  id: string
  title: string
  description: string
  priority: Priority
  estimatedTime: string
}

/** For whoever puts this server in front of other people. The names in capitals are settings of the README. */
export const checklist: readonly ChecklistItem[] = [
  {
    id: 'tls',
    title: 'Serve over TLS',
    description:
      'Put a proxy with a certificate in front, set PUBLIC_URL to the https address and TRUSTED_PROXIES to the proxy.',
    priority: 'critical',
    estimatedTime: '30 min',
  },
  {
    id: 'secrets',
    title: 'Keep the secrets',
    description: 'Set APP_SECRET and ENCRYPTION_KEY, and store both where the database backups are not.',
    priority: 'critical',
    estimatedTime: '10 min',
  },
  {
    id: 'backup',
    title: 'Back up the database',
    description: 'Copy the SQLite file every day with a tool that knows SQLite, to another machine.',
    priority: 'critical',
    estimatedTime: '30 min',
  },
  {
    id: 'restore',
    title: 'Restore a backup once',
    description: 'Start a second server on the copy and see that you can sign in and that the totals agree.',
    priority: 'critical',
    estimatedTime: '30 min',
  },
  {
    id: 'mail',
    title: 'Send real mail',
    description: 'Set SMTP_URL and MAIL_FROM, reset your own password and see the mail arrive, not in the spam.',
    priority: 'critical',
    estimatedTime: '20 min',
  },
  {
    id: 'legal',
    title: 'Read the legal pages',
    description: 'Privacy policy, terms and refunds describe the software. Add who you are and which law holds.',
    priority: 'critical',
    estimatedTime: '2 h',
  },
  {
    id: 'delete',
    title: 'Delete an account',
    description: 'Make one, add entries, delete it, and see that signing in is refused.',
    priority: 'critical',
    estimatedTime: '10 min',
  },
  {
    id: 'restart',
    title: 'Pull the plug',
    description: 'Kill the server while somebody adds a spend. What was answered is there after the restart, once.',
    priority: 'critical',
    estimatedTime: '10 min',
  },
  {
    id: 'payments',
    title: 'Set up a payment provider',
    description: 'Set the keys of one provider and its webhook secret. Until then checkout runs in test mode.',
    priority: 'important',
    estimatedTime: '1 h',
  },
  {
    id: 'purchase',
    title: 'Buy a plan yourself',
    description: 'Pay, see the badge change, cancel, and see the end of the period.',
    priority: 'important',
    estimatedTime: '20 min',
  },
  {
    id: 'hosts',
    title: 'Point the hosts',
    description: 'Set MARKETING_HOST and APP_HOST where the public site and the app have different names.',
    priority: 'important',
    estimatedTime: '20 min',
  },
  {
    id: 'voice',
    title: 'Choose the voice',
    description: 'The browser’s own speech needs nothing. For a voice agent set the ElevenLabs keys and talk to it.',
    priority: 'important',
    estimatedTime: '30 min',
  },
  {
    id: 'phones',
    title: 'Speak into real phones',
    description: 'One iPhone, one Android: three spends in one breath, one correction, one Undo.',
    priority: 'important',
    estimatedTime: '30 min',
  },
  {
    id: 'limits',
    title: 'Look at the limits',
    description: 'FREE_VOICE_CHATS_PER_MONTH and the requests a minute fit your machine and your prices.',
    priority: 'important',
    estimatedTime: '10 min',
  },
  {
    id: 'disk',
    title: 'Watch the disk and the process',
    description: 'Something restarts the server when it stops, and tells you when the disk is four fifths full.',
    priority: 'important',
    estimatedTime: '1 h',
  },
  {
    id: 'logs',
    title: 'Keep the log',
    description:
      'Write standard output to a place that outlives a restart. It holds no words and no amounts of people.',
    priority: 'important',
    estimatedTime: '15 min',
  },
  {
    id: 'google',
    title: 'Allow Google sign-in',
    description: 'Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, with this server’s callback address.',
    priority: 'optional',
    estimatedTime: '30 min',
  },
  {
    id: 'banks',
    title: 'Link real banks',
    description: 'Set the Plaid keys. Until then linking uses the sandbox with its sample accounts.',
    priority: 'optional',
    estimatedTime: '1 h',
  },
  {
    id: 'model',
    title: 'Give the assistant a model',
    description:
      'Set OPENAI_API_KEY, or OPENAI_BASE_URL for a server of your own, for sentences beyond the built-in engine.',
    priority: 'optional',
    estimatedTime: '15 min',
  },
  {
    id: 'friends',
    title: 'Hand it to three friends',
    description: 'Say nothing, watch where they stop, and mend that first.',
    priority: 'optional',
    estimatedTime: '2 h',
  },
]

const READY_FROM = 0.9

export type Progress = { done: number; total: number; percent: number; isReady: boolean }

/** Ready for launch from ninety percent on (specification §4). */
export function progressOf(done: ReadonlySet<string>, items: readonly ChecklistItem[] = checklist): Progress {
  const count = items.filter(({ id }) => done.has(id)).length
  return {
    done: count,
    total: items.length,
    percent: Math.floor((100 * count) / items.length),
    isReady: count >= READY_FROM * items.length,
  }
}
