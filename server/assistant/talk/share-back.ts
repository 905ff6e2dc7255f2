import { capital } from '#domain/capital.ts'
import { formatMoney } from '#domain/money.ts'
import { readOwedTold } from '#domain/talk/owed-sentence.ts'
import { readAllBack, readSenderToo, readShareBack } from '#domain/talk/share-back-sentence.ts'
import { personIn } from '#domain/talk/them-sentence.ts'
import type { Transaction } from '#domain/transaction.ts'
import { unnamed } from '#domain/understanding/entries/unnamed.ts'
import type { ClarifyFrame, Understanding } from '#domain/understanding/frame.ts'
import { namesPerson } from '#domain/understanding/words/first-names.ts'
import { subjectOf, type TalkedOf } from '#server/assistant/corrections/evidence/subject-of.ts'
import { interpret } from '#server/assistant/interpret.ts'
import { onlyAmount } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { nameFit } from '#server/assistant/talk/name-fit.ts'
import { entriesOf, standingEntries, standingTurns } from '#server/assistant/talk/standing-entries.ts'
import { turnsBack, turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import { understood } from '#server/assistant/understood.ts'
import type { Context } from '#server/context.ts'

type Shared = Pick<TalkedOf, 'entry' | 'told'>
const shared = /\b(?:split|shared|halves|halved|my (?:half|share|part|third))\b/i
/** "tickets 100 for the four of us", "dinner 60 with Sam": of which each has a part. */
const inCompany = /\b(?:for us|of us|both|with)\b/i
const company = /\bwith (?:my )?([a-z]+)\b/i

/**
 * "Kate paid me back her half" after a dinner for 40 brings 20 in. Where it is not known of what, where only the own part was told, or that
 * came back before, the person is asked how much. Null for any other sentence.
 */
export async function readShareReturned(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const sender = readSenderToo(speaker.message)
  if (sender !== null) return readSentToo(context, speaker, sender)
  const said = readShareBack(speaker.message)
  if (!said) return readAllReturned(context, speaker)
  const whom = said.isNamed ? said.payer : null
  const subject = (await sharedWith(context, speaker, whom)) ?? (await subjectOf(context, speaker))
  const known = said.isNamed ? said.payer : companyIn(subject)
  const amount = subject && said.parts !== null ? await shareOf(context, speaker, { subject, parts: said.parts }) : null
  if (amount === null) return understood(askHowMuch(speaker, known ? capital(known) : unnamed.income, subject))
  return receivedFrom(context, speaker, { payer: capital(known ?? said.payer), amount })
}

/** "he paid me back" after a lunch for Sam alone brings the whole of it in; after a lunch with him, or two for him, the person is asked how much. */
async function readAllReturned(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const said = readAllBack(speaker.message)
  if (!said) return null
  const turns = await standingTurns(context, speaker, turnsBack.ofTalk)
  const whom = said.isNamed ? said.payer.replace(/^(?:my|the) /, '') : null
  const person = whom ?? turns.map(({ message }) => personIn(message)).find((each) => each !== null) ?? null
  const { thing, isWhole = false } = said
  const about = turns.filter(({ message, entries }) =>
    thing === null ? personIn(message) === person : entries.some(({ merchant }) => nameFit(merchant, thing) !== null),
  )
  const owed = (about.length === 0 || person === null) && thing === null ? await owedBy(context, speaker, person) : null
  if (owed) return receivedFrom(context, speaker, owed)
  const isOwed = about.some(({ message }) => lending.test(message))
  if (person === null || (said.isSent && !isOwed) || (about.length === 0 && whom !== null && !namesPerson(whom)))
    return null
  const [entry, ...others] = entriesOf(about)
  if (!entry || others.length > 0) return understood(askHowMuch(speaker, capital(person), null))
  const told = turns.flatMap(({ message, entries }) => (entries.some(({ id }) => id === entry.id) ? [message] : []))
  const isAll = isWhole && !told.some((each) => shared.test(each) || inCompany.test(each))
  const came = entriesOf(turns).some(({ amountMinor }) => amountMinor === -entry.amountMinor)
  return entry.amountMinor > 0 && (isAll || isPaidFor(person, told)) && !came
    ? receivedFrom(context, speaker, { payer: capital(person), amount: entry.amountMinor })
    : understood(askHowMuch(speaker, capital(person), { entry, told }))
}

const lending = /\b(?:lent|lend|loaned|spotted|fronted|owes?)\b/i

/** "my friend owes me 20", and nothing came in since: who it is, by name or the last there was, and how much. */
async function owedBy(
  context: Context,
  speaker: Speaker,
  person: string | null,
): Promise<{ payer: string; amount: number } | null> {
  const turns = await turnsOfTalk(context, { userId: speaker.userId, limit: turnsBack.ofTalk })
  for (const { message, outcome } of turns.toReversed()) {
    if (outcome.saved.some(({ transaction }) => transaction.amountMinor < 0)) return null
    const told = readOwedTold(message)
    if (!told || (person !== null && person !== told.who)) continue
    const amount = onlyAmount(told.sum, speaker)
    return amount === null ? null : { payer: capital(told.who), amount }
  }
  return null
}

/** "lunch for Sam", "lent Sam 20": all of it was theirs; not so of lunch for Sam and me. */
function isPaidFor(person: string, told: readonly string[]): boolean {
  const forThem = new RegExp(`\\b(?:for|lent|lend|loaned|covered|gave) (?:my )?${person}\\b`, 'i')
  return (
    told.some((telling) => forThem.test(telling)) && !told.some((each) => shared.test(each) || amongMore.test(each))
  )
}
const amongMore = /\b(?:and|plus|with|me|myself|us)\b|&/i

/** Of what only the own part was written, as it is told beside the question: "Jake paid me his share" after "dinner 60 split with Jake". */
function ownPartSaved(speaker: Speaker, subject: Shared | null): string {
  if (!subject?.told.some((telling) => shared.test(telling))) return ''
  const { merchant, amountMinor } = subject.entry
  return `Of ${merchant} only your own ${formatMoney(amountMinor, speaker.currency)} is saved. `
}

/** "so did Dave" right after 20 that Tom sent; "the Parkers paid me the same" is an order, of what came in last. */
async function readSentToo(context: Context, speaker: Speaker, sender: string): Promise<Understanding | null> {
  const [before] = await turnsOfTalk(context, { userId: speaker.userId, limit: 1 })
  const [sent, ...others] = before?.outcome.saved ?? []
  const isAsked = before?.outcome.question && (readShareBack(before.message) ?? readAllBack(before.message))
  if (isAsked) return understood(askHowMuch(speaker, capital(sender), null))
  if (/\b(?:the same|as much|that much)\b/i.test(speaker.message)) return readSameCame(context, speaker, sender)
  const amount = sent && others.length === 0 ? -sent.transaction.amountMinor : 0
  if (!sent || amount <= 0 || !namesPerson(sent.transaction.merchant.toLowerCase())) return null
  return receivedFrom(context, speaker, { payer: capital(sender), amount })
}

async function readSameCame(context: Context, speaker: Speaker, sender: string): Promise<Understanding | null> {
  const told = await standingEntries(context, speaker, turnsBack.pointedAt)
  const came = told.find(({ amountMinor }) => amountMinor < 0)
  return came ? receivedFrom(context, speaker, { payer: capital(sender), amount: -came.amountMinor }) : null
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
  const turns = await standingTurns(context, speaker, turnsBack.ofTalk)
  const told = turns.find(({ message }) => {
    const name = company.exec(message)?.[1]?.toLowerCase()
    return name !== undefined && (whom === null ? namesPerson(name) : whom.endsWith(name))
  })
  const [entry, ...others] = told?.entries ?? []
  return told && entry && others.length === 0 ? { entry, told: [told.message] } : null
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
  const standing = await standingEntries(context, speaker, turnsBack.ofTalk)
  const cameBack = ({ amountMinor }: Transaction) => amountMinor === -share
  return standing.some(cameBack) ? null : share
}

function askHowMuch(speaker: Speaker, merchant: string, subject: Shared | null): ClarifyFrame {
  const { message, today } = speaker
  return {
    intent: 'clarify',
    reason: 'no_amount',
    ask: `${ownPartSaved(speaker, subject)}How much came in${merchant === unnamed.income ? '' : ` from ${merchant}`}?`,
    draft: { kind: 'income', merchant, category: 'Income', categoryKnown: true, day: today },
    spans: [{ start: 0, end: message.length }],
    confidence: 1,
  }
}
