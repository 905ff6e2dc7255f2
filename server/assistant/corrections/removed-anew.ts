import { openers } from '#domain/talk/openers.ts'
import { tellsUnpaid } from '#domain/talk/paid-by-sentence.ts'
import { tellsOtherReturned, tellsRefundOfAll, tellsRefundOfLast, thingRefunded } from '#domain/talk/refund-sentence.ts'
import { readTooSentence } from '#domain/talk/too-sentence.ts'
import type { DeleteFrame, Understanding } from '#domain/understanding/frame.ts'
import { isRemovalReason } from '#domain/understanding/intents/removal-reason.ts'
import { namesPerson } from '#domain/understanding/words/first-names.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import type { TurnOutcome } from '#domain/views.ts'
import { deleteOnly } from '#server/assistant/changes/delete-only.ts'
import { asksForRemoval } from '#server/assistant/changes/removal-words.ts'
import type { Heard } from '#server/assistant/corrections/heard.ts'
import type { TalkDelete } from '#server/assistant/decide.ts'
import { namedIn } from '#server/assistant/find/named-in.ts'
import { changedSomething } from '#server/assistant/outcome.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { nameFit } from '#server/assistant/talk/name-fit.ts'
import { standingEntries, standingTurns } from '#server/assistant/talk/standing-entries.ts'
import { turnsBack, turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import { understood, understoodAsUnknown } from '#server/assistant/understood.ts'
import type { Context } from '#server/context.ts'

const LONGEST = 160

/**
 * "delete it", "so take them off": an order that names nothing itself, where a sentence or its last part begins; "never delete it" and
 * "I should cancel it" order nothing.
 */
const order = pattern.iu`^\W*${openers}(?:just )?
  (?:(?:delete|remove|erase|scrap|drop|cancel|bin|get rid of) (it|that|them|those|these|['’]?em)(?: (?:one|again|please))*
  |(?:take|cross|strike|leave) (it|that|them|those|these|['’]?em)(?: one)? (?:off|out|away|back)
  (?: (?:again|please|(?:of )?the list))?)(?=[^\p{L}\p{N} ]| [^a-z]| (?:because|since|as|cos)\b|$)`
const orderBehind = pattern.i`(?:[,;.]|\bso|\band|\bplease
  |(?<!\b(?:i|we|you|he|she|they|to|not|never|don['’]?t|didn['’]?t|can|could|will|would|should|must|did|do)) (?=take|cross|strike)) ?(?:so |and |then |please |just )*\b
  (?:(?:delete|remove|erase|scrap|bin|strike|scratch|kill|lose|ditch|nix|axe|dump|forget|get rid of) (it|that|them|those|these|['’]?em)(?: one)?
  |(?:take|cross|strike) (it|that|them|those|these|['’]?em)(?: one)? (?:off|out|away))(?: (?:again|please|then|(?:of )?the list))*\W*$`
/** "lunch, forget that, my boss had it on his card" */
const orderBetween = pattern.iu`^\W*${openers}(?:the |my |our )?\p{L}[\p{L}'’& ]{0,30}[,;.] (?:just )?
  (?:delete|remove|scrap|scratch|forget|kill|lose|drop|never ?mind) (it|that)(?: one)?(?=[,;.] \D*$)`
/** "the shampoo i put back", "I returned the laces", "I didn't get the fries" */
const givenBack = pattern.iu`^\W*${openers}(?:((?:the|my|our) [\p{L}'’& ]{1,40}?) (?:i|we)(?:['’]ve)? (?:just )?(?:put (?:it |them )?back(?=,? so )|(?:brought|sent) (?:it |them )?back|returned
  |(?:didn['’]?t|never) (?:get|got|buy|bought|take|took)(?: it| them)?)\b\D*|(?:(?:i|we)(?:['’]ve)? )?(?:just )?returned ((?:the|my|our) [\p{L}'’& ]{1,40}?)(?:[,;.]\D*)?|(?:i|we)(?:['’]ve)? (?:brought|sent) ((?:the|my|our) [\p{L}'’& ]{1,40}?) back\b\D*
  |(?:i|we) (?:didn['’]?t (?:(?:actually|even) )*(?:get|buy|order|end up (?:getting|buying|ordering))|never (?:(?:actually|even) )*(?:got|bought|ordered)) ((?:the|my|our) \p{L}[\p{L}'’]*(?: (?!yet\b|there\b|with\b|from\b|for\b)\p{L}[\p{L}'’]*)?)(?: (?:after all|in the end|though|actually))?\W*)$`
/** "I returned the shirt but they kept the money" */
const stillPaid =
  /\bbut\b.*\b(?:still|(?:kept|keep) (?:(?:the|my|our) )?(?:money|cash|deposit|payment|half)|charged?|no (?:refund|money)|refus\w+|(?:won['’]?t|wouldn['’]?t|didn['’]?t|not) (?:get|give|refund|pay)\w*)\b/i
const notGot = /\b(?:i|we) (?:didn['’]?t|never) /i
/** "Nina got the popcorn, not me" */
const ofOther = pattern.iu`^\W*${openers}(?!i\b|we\b)(?:my |our )?\p{L}+(?: \p{L}+)? (?:got|bought|paid for|covered|picked up)
  \s((?:the|my|our|that) [^,.;\d]{1,40}?)(?:[,.;]? not (?:me|us|i)| now that i think about it| actually| after all| in the end)\W*$`
/** "no, Sam got the popcorn": with the denial before it nothing need say who did not. */
const deniedOfOther = pattern.iu`^\W*(?:(?:oh|wait|actually|sorry),? )?(?:no|nah|nope),? (?!i\b|we\b|you\b|they\b|it\b)(?:my |our )?\p{L}+ (?:got|bought|paid for|covered)
  \s((?:the|my|our|that) [\p{L}'’& ]{1,40}?)\W*$`
/** "they forgot to charge me for the juice", "I wasn't charged for the juice", "I didn't pay for the pizza in the end Maria got it" */
const unpaidFor =
  pattern`(?:(?:they|he|she|it|the \p{L}+) (?:(?:forgot|failed|neglected|decided not) to|didn['’]?t(?: even)?|never|ended up not|actually didn['’]?t)
  \s(?:charge|charged|charging|bill|billed|billing|ring up|rang up)(?: me| us)?(?: for)?|(?:i|we) (?:wasn['’]?t|weren['’]?t|was never|never got|got not|didn['’]?t get) (?:charged|billed) for
  |(?:i|we) (?:didn['’]?t|never)(?: even| actually)? (?:pay|paid|end up paying|have to pay) for)`.source
const otherDid = pattern`(?: (?:after all|in the end|at all|though|actually|today))?
  (?:[,.;]? (?:(?:because|since|cause|as) )?(?:my |the |our )?(?!i\b|we\b)\p{L}+ (?:did|got (?:it|that|them|those)|paid(?: (?:for )?(?:it|that|them|those))?|covered (?:it|that|them|those)|treated (?:me|us)))?`
  .source
const thenGoes =
  pattern`(?:[,.;]? (?:so |and |please |just )*(?:(?:delete|remove|erase|scrap|drop) (?:it|that|them|those|these|both)
  |(?:take|cross|strike) (?:it|that|them|those|these|both) (?:off|out|away))(?: please)?)?\W*`.source
/** "…, drop it" */
const leftOut =
  pattern`(?:(?:[,.;] (?:so |and |please |just )*| (?:so|and) (?:please |just )*)(?:(?:delete|remove|erase|scrap|drop|lose|forget|ditch|bin|nix) (?:it|that|them|those|these|both)(?: one)?
  |(?:take|cross|strike|leave) (?:it|that|them|those|these|both) (?:off|out|away))(?: (?:please|then|again))*)?`.source
const notCharged = pattern.iu`^\W*${openers}${unpaidFor} ((?:the|my|our|that) [\p{L}'’& ]{1,40}?)${otherDid}${thenGoes}$`
/** "I didn't pay for those, my boss did": of what was told just now. */
const notChargedThat = pattern.iu`^\W*${openers}${unpaidFor} (?:(?:all |both )?(?:of )?)(it|that|this|both|them|those|these)(?: one| ones| two| three)?${otherDid}${thenGoes}$`
/** "I canceled Chegg before they charged" */
const calledOff = pattern.iu`^\W*${openers}(?:i|we)(?:['’]ve)? (?:just )?(?:cancell?ed|returned|stopped) ((?:the |my |our )?[\p{L}'’& ]{1,40}?) before
  \s(?:they|it|i|we|he|she)(?: was| were| got| had| even| could)* (?:charged?|billed?|paid|pay)(?: me| us| for it| my card)?\W*$`
/** "spotify's out, I cancelled before it charged" */
const calledOut = pattern.iu`^\W*${openers}((?:the |my |our )?[\p{L}'’& ]{1,40}?)(?:['’]s| is| are) (?:out|off|gone|cancell?ed|stopped)[,.;]? (?:and |because |since )?(?:i|we)(?:['’]ve|['’]d| had| have)? (?:just |already )?(?:cancell?ed|stopped|quit|ended)(?: (?:it|that|them))? before
  \s(?:they|it|i|we|he|she)(?: was| were| got| had| even| could)* (?:charged?|billed?|paid|pay|renewed|went through)(?: me| us| for it| my card)?\W*$`
/** "rental's included in the bowling, remove it": what is in the price of another goes, and not the other. */
const includedIn = pattern.iu`^\W*${openers}((?:the |my |our )?(?!(?:it|that|this|they|there)\b)\p{L}[\p{L}'’& ]{0,40}?)(?:['’]s| is| was| were| are| comes| came)(?: (?:actually|already|all))*
  (?: (?:included|counted|covered|contained|part of|in)(?: already)?(?: (?:in|with|by|on|into))? (?:the|my|our|that|it)\b[^,.;\d]{0,40}|(?: with| together with) the [^,.;\d]{1,40})(?:[,.;]| so| and) ?(?:(?:so|and|please|just|can you) )*
  (?:(?:delete|remove|erase|scrap|drop|lose|ditch|bin|nix) (?:it|that|that one)|(?:take|cross|strike|leave) (?:it|that|that one) (?:off|out|away))(?: (?:please|then|again))*\W*$`
/** "it's included in the hotel, remove it": what was told last goes, and not the hotel. */
const includedThat = pattern.iu`^\W*${openers}(?:it|that|this|that one)(?:['’]s| is| was| were| comes| came)(?: (?:actually|already|all))*
  (?: (?:included|counted|contained|part of)(?: already)?(?: (?:in|with|on|into))?| in(?=.*[,.;])) ((?:the|my|our|that) [^,.;\d]{1,40}?)(?: price| bill| total| already| anyway| too)*(?:(?:[,.;]| so| and) ?(?:(?:so|and|please|just|can you) )*
  (?:(?:delete|remove|erase|scrap|drop|lose|ditch|bin|nix) (?:it|that|that one)|(?:take|cross|strike|leave) (?:it|that|that one) (?:off|out|away))(?: (?:please|then|again))*)?\W*$`
/** "I walked, so no taxi" */
const wasNone = pattern.iu`[,;.]? so (?:there (?:was|is) |it(?:['’]s| was) )?(?:no|not the) (\p{L}[\p{L}'’& ]{1,30}?)(?: after all| then| today)*\W*$`
/** "don't add the costume, my aunt paid" of one that was added before. */
const notAdded = pattern.i`^\W*${openers}(?:don['’]?t|do not|shouldn['’]?t have)
  \s(?:add|added|save|saved|log|logged|record|enter|note|write down|put down|put in)
  \s((?:the|my|our|that) [^,.;\d]+?)\W*(?:$|[,.;]| (?:because|since|as|cos|after all)\b)`

/** "take the tea off, the machine ate my money" */
const takenOff = pattern.i`^\W*${openers}(?:take|cross|strike|get) ((?:the|my|our|that) [^,.;\d]{1,40}?)
  \s(?:off|out|away)(?: again| please)?\W*(?:$|[,.;]| (?:because|since|as|cos)\b)`

/** "don't count the parking, my boss covered it", "never mind the lunch, Sam paid" */
const dropped = pattern.i`^\W*${openers}(?:(?:don['’]?t|do not) (?:count|include)|never ?mind|forget(?: about)?|leave out)
  \s((?:the|my|our|that) [^,.;\d]{1,40}?)[,.;]\s*([^\d]{1,60})$`

/**
 * "the balloons I returned, so take them off", "delete it, the coffee was free": an order to take out what the rest of the sentence names
 * of this talk. Null for any other sentence, and where more is named than is ordered away.
 */
export async function readRemovedAnew(
  context: Context,
  speaker: Speaker,
  { understanding }: Heard,
): Promise<Understanding | null> {
  const { message } = speaker
  const [reason, removal, ...more] = understanding.frames
  // "it was a gift, delete the book": why it goes is no new name for another.
  const isReason = reason?.intent === 'edit' && !reason.target && reason.change.amountMinor === undefined
  if (isReason && removal?.intent === 'delete' && removal.target && more.length === 0)
    return { ...understanding, intent: 'delete', frames: [removal] }
  if (message.length > LONGEST || /\?\W*$/.test(message)) return null
  if ((unwanted.test(message) && (await hasJustSaved(context, speaker))) || (await isSaidTwice(context, speaker)))
    return understood({ intent: 'undo', spans: [{ start: 0, end: message.length }], confidence: 1 })
  const whole = includedThat.exec(message)?.[1]
  if (whole !== undefined) return removalOfIncluded(context, speaker, whole)
  if (tellsOtherReturned(message) && !asksForRemoval(message)) return understoodAsUnknown(speaker)
  const unpaid = notChargedThat.exec(message)?.[1]
  if (unpaid !== undefined) return removalOfThat(context, speaker, unpaid)
  if (tellsRefundOfLast(message) || tellsUnpaid(message)) return removalOfLast(context, speaker)
  if (tellsRefundOfAll(message)) return removalOfThat(context, speaker, 'them')
  const oneMore = await removalOfOneMore(context, speaker)
  if (oneMore) return oneMore
  const said = freeIn(message) ?? orderIn(message)
  if (!said) return null
  const mentioned = namedIn(said.around, await standingEntries(context, speaker, turnsBack.ofTalk))
  const isMeant = (merchant: string) => !said.isWhole || nameFit(merchant, said.around.replace(/^\S+ /, '')) === 'whole'
  const named = mentioned.filter(({ merchant }) => isMeant(merchant))
  const isOfLast = ofLast.test(said.around) || (!said.isMany && isRemovalReason(said.around))
  const last = named.length === 0 && isOfLast ? await soleRemoval(context, speaker) : null
  if (last) return understood({ ...last, spans: [said.span] })
  if (named.length === 0 || (named.length > 1 && !said.isMany)) return null
  const spans = [said.span]
  const frames = named.map(
    ({ merchant }): DeleteFrame => ({ intent: 'delete', target: { merchant }, spans, confidence: 1 }),
  )
  return { intent: 'delete', frames, drafts: [], strikes: [] }
}

/** "don't save that, my husband already put it in", right after it was saved. */
const unwanted = pattern.iu`^\W*${openers}(?:please )?(?:don['’]?t|do not|shouldn['’]?t have)
  \s(?:add|added|save|saved|log|logged|record|recorded|enter|entered|keep|count|include|put)
  \s(?:it|that|this|them|those|that one|this one)(?: (?:in|down|on the list|please|yet|one))*\W*(?:$|[,.;] [^\d]*$|(?:because|since|cos|as (?=(?:i|we|he|she|they|it|that|(?:my|the) [a-z]+)\s))\b\D*$)`

/** "I said that twice by accident": of two that are alike the one that was saved just now. */
async function isSaidTwice(context: Context, speaker: Speaker): Promise<boolean> {
  if (!twice.test(speaker.message) || !(await soleRemoval(context, speaker))) return false
  const [last, ...earlier] = await standingEntries(context, speaker, turnsBack.ofTalk)
  return earlier.some(
    ({ merchant, amountMinor, date }) =>
      merchant === last?.merchant && amountMinor === last.amountMinor && date === last.date,
  )
}
const twice = pattern.i`\b(?:(?:said|told you|told|added|entered|logged|put|counted|typed)(?: (?:it|that|this|them|in|down|you))* (?:twice|two times|double)
  |(?:it|that|this)(?:['’]s| is| was) (?:a (?:duplicate|double|repeat)|the same one|(?:in )?there twice))\b`

async function hasJustSaved(context: Context, { userId }: Speaker): Promise<boolean> {
  const [before] = await turnsOfTalk(context, { userId, limit: 1 })
  return (before?.outcome.saved.length ?? 0) > 0
}

/** "they cancelled my order": whatever was bought last. */
const ofLast = /\b(?:my|the|that|this) (?:order|purchase|payment|transaction|booking)\b/i

/** The one entry that the last turn wrote, to be taken out. */
async function soleRemoval(context: Context, speaker: Speaker): Promise<Omit<DeleteFrame, 'spans'> | null> {
  const [before] = await turnsOfTalk(context, { userId: speaker.userId, limit: 1 })
  return before?.outcome.saved.length === 1 ? { intent: 'delete', confidence: 1 } : null
}

/** What the last turn wrote alone is to go, also behind a question that was of no thing; null where it wrote nothing, or several. */
async function removalOfLast(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const turns = await turnsOfTalk(context, { userId: speaker.userId, limit: MOST_ASKED_BETWEEN + 1 })
  const before = pointing.test(speaker.message)
    ? turns.findLast(({ outcome }) => !asksOfNothing(outcome))
    : turns.at(-1)
  const [told, ...more] = before?.outcome.saved ?? []
  if (!told || more.length > 0 || told.transaction.amountMinor <= 0) return null
  // "I took them back" is of no coffee.
  const isOfSome = /\b(?:them|those)\b/i.test(speaker.message)
  if (isOfSome && !/[^s'’]s\b/i.test(`${told.transaction.merchant} ${before?.message}`)) return null
  // A day beside it ("I returned it today") is that of the return.
  return deleteOnly(speaker, told.transaction)
}

/** The one entry that was told last beside that in whose price it is; where there is none, or nothing is ordered, nobody can know what is to go. */
async function removalOfIncluded(context: Context, speaker: Speaker, whole: string): Promise<Understanding> {
  const [last] = await standingTurns(context, speaker, turnsBack.justSaid)
  const entries = asksForRemoval(speaker.message) ? (last?.entries ?? []) : []
  const named = new Set(namedIn(whole, entries).flatMap((each) => each.entries.map(({ id }) => id)))
  const [entry, ...others] = entries.filter(({ id }) => !named.has(id))
  const told = { spans: [{ start: 0, end: speaker.message.length }], confidence: 1 }
  if (!entry || others.length > 0) return understood({ intent: 'other', topic: 'unknown', ...told })
  const { id, merchant } = entry
  const removal: TalkDelete = { intent: 'delete', target: { merchant }, among: [id], ...told }
  return understood(removal)
}

const MOST_ASKED_BETWEEN = 2
const pointing = /\b(?:it|that|this|them|those)\b/i

/** Whether a turn changed nothing, asked nothing back, and told of no thing: "how much today", "hello". */
function asksOfNothing(outcome: TurnOutcome): boolean {
  const { question, summary, told = [] } = outcome
  const isOfThing = told.length > 0 || (summary?.merchant ?? summary?.category ?? null) !== null
  return !changedSomething(outcome) && question === null && !isOfThing
}

/** "lunch too", "and the lunch", right after the coffee was taken out: another that stands goes as well. */
async function removalOfOneMore(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const thing = readTooSentence(speaker.message)
  const [before] = thing === null ? [] : await turnsOfTalk(context, { userId: speaker.userId, limit: 1 })
  if (thing === null || !before || before.outcome.removed.length === 0 || before.outcome.saved.length > 0) return null
  const standing = await standingEntries(context, speaker, turnsBack.ofTalk)
  const [named, ...others] = standing.filter(({ merchant }) => nameFit(merchant, thing) === 'whole')
  if (!named || others.length > 0) return null
  const spans = [{ start: 0, end: speaker.message.length }]
  return understood({ intent: 'delete', target: { merchant: named.merchant }, spans, confidence: 1 })
}

/** The entry told just now is to go; of several those of the talk that the removal itself finds, and asks about. */
async function removalOfThat(context: Context, speaker: Speaker, pronoun: string): Promise<Understanding | null> {
  const spans = [{ start: 0, end: speaker.message.length }]
  const isOne = /^(?:it|that|this)$/i.test(pronoun)
  const isThere = !isOne && (await standingEntries(context, speaker, turnsBack.ofTalk)).length > 1
  const removal = isThere ? { intent: 'delete' as const, confidence: 1 } : await soleRemoval(context, speaker)
  return removal && understood({ ...removal, spans })
}

/** "the cookie was free actually", "scratch the sandwich, Mike paid for it" */
const wasFree = pattern.i`^\W*${openers}(?!(?:if|unless|when|whether|once|maybe|hopefully|perhaps|could|would|should)\b)(?:turns out )?((?:the |my |our )?[a-z][a-z' ]*?) (?:was|were|came|turned out(?: to be)?) (?:actually |really |all )?
  (?:free|on the house|comped|complimentary|for free|(?:a )?freebies?|a gift)(?: (?:actually|after all|in the end|too|of charge|with (?:it|that|(?:the|my) [a-z]+)))*${leftOut}\W*$`
/** "they threw in the honey for free" */
const thrownIn = pattern.i`^\W*${openers}(?:they|he|she|the (?:shop|store|guy|lady|seller|waiter|waitress|bartender|owner)) (?:(?:just|actually|even) )*(?:threw in|threw|comped(?: me)?|gave (?:me|us)) (the [a-z][a-z' ]*?)(?: (in))?(?: (for free|for nothing|on the house|as a freebie))?(?:,? so (?:please )?(?:take|knock) \S+ off)?${leftOut}\W*$`

/** "dinner was on the company", "the drinks were on mike": who else paid; "dinner was on friday" is told of a day. */
const onOther = pattern.i`^\W*${openers}((?:the |my |our )?[a-z][a-z' ]*?) (?:was|were|is|are) (?:actually |all )?on
  (?: (?:the (?:company|firm|office|boss|client|team|bank)|work|expenses|my (?:company|work)|(?:my |our )?([a-z]+)))(?: actually| after all| in the end| too)?${leftOut}\W*$`

function paidByOther(message: string): string | undefined {
  const [, thing, name] = onOther.exec(message) ?? []
  const isOther = name === undefined || (!/^(?:me|us)$/i.test(name) && namesPerson(name.toLowerCase()))
  return isOther ? thing : undefined
}

function withArticle(thing: string): string {
  return thing.replace(/^(?!the |my |our |that )/i, 'the ')
}

function freeIn(message: string): Removal | null {
  const [, thrown, into, forFree] = thrownIn.exec(message) ?? []
  // "he gave me the keys" gives nothing for free.
  const isFree = into !== undefined || forFree !== undefined || /\b(?:threw in|comped)\b/i.test(message)
  const thing = wasFree.exec(message)?.[1] ?? (isFree ? thrown : undefined) ?? paidByOther(message)
  return thing === undefined || /^(?:it|that|this|they)$/i.test(thing)
    ? null
    : { span: { start: 0, end: message.length }, around: withArticle(thing), isMany: false }
}

/** `around`: the words that may name what is to go; with `isWhole` they are its name and nothing else ("the coffee", no "coffee refill"). */
type Removal = { span: DeleteFrame['spans'][number]; around: string; isMany: boolean; isWhole?: true }

/** The order, the words that may name what it is about, and whether it can be several. */
function orderIn(message: string): Removal | null {
  const [, thing, why] = dropped.exec(message) ?? []
  const left =
    thing !== undefined && isRemovalReason(why ?? '') ? thing : (notAdded.exec(message) ?? takenOff.exec(message))?.[1]
  const gone = stillPaid.test(message) ? null : givenBack.exec(message)
  const none = wasNone.exec(message)?.[1]
  const free =
    gone?.slice(1).find(Boolean) ?? thingRefunded(message) ?? ofOther.exec(message)?.[1] ?? (none && `the ${none}`)
  if (free) {
    // "I didn't get the phone call" is of no phone.
    const whole = notGot.test(message) ? ({ isWhole: true } as const) : {}
    return { span: { start: 0, end: 0 }, around: free, isMany: false, ...whole }
  }
  const unpaid = (deniedOfOther.exec(message) ??
    notCharged.exec(message) ??
    calledOff.exec(message) ??
    calledOut.exec(message) ??
    includedIn.exec(message))?.[1]
  if (unpaid) return { span: { start: 0, end: 0 }, around: withArticle(unpaid), isMany: false, isWhole: true }
  if (left) return { span: { start: 0, end: 0 }, around: left, isMany: false }
  const found = order.exec(message) ?? orderBehind.exec(message) ?? orderBetween.exec(message)
  if (!found) return null
  const between = orderBetween.test(message) && found.index === 0
  const before = between ? found[0] : message.slice(0, found.index)
  const behind = message.slice(found.index + found[0].length)
  const around = `${before}, ${behind}`
  // "delete it, I mean the tea, not the coffee" orders twice.
  if (
    asksForRemoval(behind) ||
    /\b(?:not(?! yet| mine| ours| needed| my)|except|but|only|and (?:add|save|put))\b/i.test(around)
  )
    return null
  const isMany = /^(?:them|those|these|['’]?em)$/i.test(found[1] ?? found[2] ?? '')
  return { span: { start: found.index, end: found.index + found[0].length }, around, isMany }
}
