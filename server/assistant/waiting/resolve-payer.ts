import type { Minor } from '#domain/money.ts'
import { completed, firstOpen, type OpenEntry, type OpenSentence } from '#server/assistant/entries/open-sentence.ts'
import { isRefusal, isSaid, isShort, isYes, plainWords } from '#server/assistant/waiting/reply-words.ts'
import { bareAmount, type Given, type Resolution, saidDay } from '#server/assistant/waiting/said-in-answer.ts'

type Kind = NonNullable<OpenEntry['choices'][number]['kind']>

/** The answer to "Did you pay Sarah, or did Sarah pay you?": a choice, or who paid in words of one's own; another amount corrects the one that waits. */
export function resolvePayer(sentence: OpenSentence, open: OpenEntry & { payer: string }, given: Given): Resolution {
  const words = plainWords(given.message)
  const pressed = open.choices.find(({ label }) => isSaid(label, given.message))
  if (pressed?.kind) return answered(sentence, [open], pressed.kind, given)
  if (/\?/.test(given.message) || !isShort(words)) return { means: 'other' }
  const all = sentence.entries.flatMap((entry) => (entry.state === 'open' && entry.payer !== undefined ? [entry] : []))
  const kind = kindSaid(words, open.payer)
  if (kind !== null) return answered(sentence, [open], kind, given)
  const kindOfAll = all.length > 1 ? kindSaid(words, 'both|all of them|all|them') : null
  if (kindOfAll !== null) return answered(sentence, all, kindOfAll, given)
  const amount = bareAmount(given)
  if (amount !== null) return { means: 'answered', entries: withAmount(sentence, amount) }
  if (isRefusal(given.message) && !/\d/.test(words)) return { means: 'dropped' }
  return isYes(words) ? { means: 'unclear' } : { means: 'other' }
}

/** The entries that were asked about, with the way that the money went: what came in is named for whoever paid. */
function answered(sentence: OpenSentence, asked: readonly OpenEntry[], kind: Kind, given: Given): Resolution {
  const told = amountTold(given)
  if (told === 'other') return { means: 'other' }
  let { entries } = sentence
  for (const { choices, payer } of asked) {
    const [waiting] = choices
    if (!waiting) return { means: 'other' }
    const amountMinor = told ?? waiting.amountMinor
    const purpose =
      kind === 'income' && payer ? { merchant: payer, category: 'Income' as const, categoryKnown: true } : undefined
    entries = completed(entries, { amountMinor, day: saidDay(given), kind, purpose })
  }
  return { means: 'answered', entries }
}

/** The amount that an answer tells beside who paid: "I paid her 30"; another currency, or more than one amount, is no answer. */
function amountTold({ understanding: { frames, drafts }, currency }: Given): Minor | null | 'other' {
  const [frame, ...more] = frames
  const told = frame?.intent === 'add' ? frame.transaction : drafts[0]
  if (more.length > 0 || drafts.length > 1) return 'other'
  if (told?.currency !== undefined && told.currency !== null && told.currency !== currency) return 'other'
  return told?.amountMinor ?? null
}

function withAmount({ entries }: OpenSentence, amountMinor: Minor): OpenSentence['entries'] {
  const open = firstOpen(entries)
  return entries.map((entry) =>
    entry === open && open ? { ...open, choices: open.choices.map((choice) => ({ ...choice, amountMinor })) } : entry,
  )
}

const paying = `(?:paid|payed|gave|sent|handed|transferred|venmoed|zelled|paypaled)`
const behind = String.raw`(?:,? (?:back|it|that|the money|in cash|cash|yesterday|today|last night|this morning|on \p{L}+day|too|\D?\d[\d.,]*(?: (?:dollars|bucks|pounds|quid|euros))?))*$`
const before = `^(?:(?:no|yes|yeah|oh|um|well|actually|it was|that was|i think|pretty sure|i'm sure|i am sure),? )*`

/** Which way the money went, as the words say it of the one who was asked about; null where they say nothing of it, or of another. */
function kindSaid(words: string, payer: string): Kind | null {
  const name = payer.toLowerCase()
  const who = `(?:${name}|s?he|they)`
  const whom = `(?:${name}|her|him|them)`
  const says = (patterns: readonly string[]) =>
    new RegExp(`${before}(?:${patterns.join('|')})${behind}`, 'u').test(words)
  if (new RegExp(`${before}${whom}(?:,? not me)?$`, 'u').test(words)) return 'income'
  if (
    says([
      `${who} (?:did|${paying}|${paying} (?:it |that )?(?:to )?me|refunded me|reimbursed me|did pay me)`,
      `(?:${paying}|refunded|reimbursed) me`,
      `not me`,
      `to me`,
      `(?:it )?(?:came )?from ${whom}`,
      `i (?:got|received)(?: it| that| the money)?`,
      `i (?:was|got) paid`,
      `received|(?:it )?came in|in|incoming|(?:an? )?income|money in`,
    ])
  )
    return 'income'
  return says([
    `(?:i|we) (?:did|did pay|${paying})(?: (?:it |that )?(?:to )?${whom})?`,
    `${paying}(?: ${whom})`,
    `me(?: to ${whom})?|to ${whom}|from me(?: to ${whom})?`,
    `(?:it )?went out|out|outgoing|(?:an? )?(?:spend|spending|expense|payment)`,
  ])
    ? 'spend'
    : null
}
