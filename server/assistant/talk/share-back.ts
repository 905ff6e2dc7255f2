import { capital } from '#domain/capital.ts'
import { readSenderToo, readShareBack } from '#domain/talk/share-back-sentence.ts'
import type { Transaction } from '#domain/transaction.ts'
import type { ClarifyFrame, Understanding } from '#domain/understanding/frame.ts'
import { firstNames } from '#domain/understanding/words/first-names.ts'
import { people, relatives } from '#domain/understanding/words/function-words.ts'
import { subjectOf, type TalkedOf } from '#server/assistant/corrections/evidence/subject-of.ts'
import { interpret } from '#server/assistant/interpret.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { standingEntries, standingTurns } from '#server/assistant/talk/standing-entries.ts'
import { turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import { understood } from '#server/assistant/understood.ts'
import type { Context } from '#server/context.ts'

const MOST_TURNS_BACK = 12
type Shared = Pick<TalkedOf, 'entry' | 'told'>
const shared = /\b(?:split|shared|halves|halved|my (?:half|share|part|third))\b/i
const company = /\bwith (?:my )?([a-z]+)\b/i

/**
 * "Kate paid me back her half" after a dinner for 40 brings 20 in. Where it is not known of what, where only the own part was told, or that
 * came back before, the person is asked how much. Null for any other sentence.
 */
export async function readShareReturned(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const sender = readSenderToo(speaker.message)
  if (sender !== null) return readSentToo(context, speaker, sender)
  const said = readShareBack(speaker.message)
  if (!said) return null
  const whom = said.isNamed ? said.payer : null
  const subject = (await sharedWith(context, speaker, whom)) ?? (await subjectOf(context, speaker))
  const payer = capital(said.isNamed ? said.payer : (companyIn(subject) ?? said.payer))
  const amount = subject && said.parts !== null ? await shareOf(context, speaker, { subject, parts: said.parts }) : null
  if (amount === null) return understood(askHowMuch(speaker, said.isNamed ? payer : 'Income'))
  return receivedFrom(context, speaker, { payer, amount })
}

/** "so did Dave" right after 20 that Tom sent. */
async function readSentToo(context: Context, speaker: Speaker, sender: string): Promise<Understanding | null> {
  const [before] = await turnsOfTalk(context, { userId: speaker.userId, limit: 1 })
  const [sent, ...others] = before?.outcome.saved ?? []
  const amount = sent && others.length === 0 ? -sent.transaction.amountMinor : 0
  if (!sent || amount <= 0 || !isPerson(sent.transaction.merchant.toLowerCase())) return null
  return receivedFrom(context, speaker, { payer: capital(sender), amount })
}

async function receivedFrom(
  context: Context,
  speaker: Speaker,
  { payer, amount }: { payer: string; amount: number },
): Promise<Understanding | null> {
  const message = `${payer} paid me back ${(amount / 100).toFixed(2)}`
  const heard = await interpret(context, { ...speaker, message, last: null })
  return heard.intent === 'add' ? { ...heard, drafts: [] } : null
}

/** What was told last with somebody, with Kate where she is named; null where nothing was, or several things were in one. */
async function sharedWith(context: Context, speaker: Speaker, whom: string | null): Promise<Shared | null> {
  const turns = await standingTurns(context, speaker, MOST_TURNS_BACK)
  const told = turns.find(({ message }) => {
    const name = company.exec(message)?.[1]?.toLowerCase()
    return name !== undefined && (whom === null ? isPerson(name) : whom.endsWith(name))
  })
  const [entry, ...others] = told?.entries ?? []
  return told && entry && others.length === 0 ? { entry, told: [told.message] } : null
}

function isPerson(name: string): boolean {
  return firstNames.has(name) || people.has(name) || relatives.has(name)
}

/** "dinner with Kate" */
function companyIn(subject: Shared | null): string | undefined {
  return company.exec(subject?.told.join(' ') ?? '')?.[1]
}

async function shareOf(
  context: Context,
  speaker: Speaker,
  { subject: { entry, told }, parts }: { subject: Shared; parts: number },
): Promise<number | null> {
  const share = entry.amountMinor / parts
  if (share <= 0 || !Number.isInteger(share) || told.some((telling) => shared.test(telling))) return null
  const standing = await standingEntries(context, speaker, MOST_TURNS_BACK)
  const cameBack = ({ amountMinor }: Transaction) => amountMinor === -share
  return standing.some(cameBack) ? null : share
}

function askHowMuch({ message, today }: Speaker, merchant: string): ClarifyFrame {
  return {
    intent: 'clarify',
    reason: 'no_amount',
    ask: `How much came in from ${merchant}?`,
    draft: { kind: 'income', merchant, category: 'Income', categoryKnown: true, day: today },
    spans: [{ start: 0, end: message.length }],
    confidence: 1,
  }
}
