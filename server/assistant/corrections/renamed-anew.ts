import { capital } from '#domain/capital.ts'
import { nth } from '#domain/talk/count-words.ts'
import { readRetelling } from '#domain/talk/retell-sentence.ts'
import type { Transaction } from '#domain/transaction.ts'
import type { EditFrame, Understanding } from '#domain/understanding/frame.ts'
import { matchLexicon } from '#domain/understanding/lexicon/lexicon.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { tokenise } from '#domain/understanding/words/token.ts'
import { editOnly } from '#server/assistant/changes/edit-only.ts'
import { categoryNamed } from '#server/assistant/corrections/sorted-anew.ts'
import { namedIn } from '#server/assistant/find/named-in.ts'
import { interpret } from '#server/assistant/interpret.ts'
import { onlyAmount } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { nameFit } from '#server/assistant/talk/name-fit.ts'
import { entriesOf, standingEntries, standingTurns, toldAlone } from '#server/assistant/talk/standing-entries.ts'
import { turnsBack, turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'

/** "the first one was a tea", "the first is not bread, is cheese" */
const renaming = pattern.iu`^(?:the|my) ${nth}(?: one| entry| item)? (?:is|was|were|should be)
  \s(?:not (?:an? |the |my )?(\p{L}[\p{L}' ]*?),? (?:but|(?:it |that )?(?:is|was|were)|it['’]s) )?
  (?:actually |really )?(?:an? |the |some )?(\p{L}[\p{L}'& ]*)$`

/** What one of several things of this talk was instead, by its place or by what it was not. Null for any other sentence. */
export async function readRenamedAnew(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const [, wrong, right] = renaming.exec(readRetelling(speaker.message).text.trim().replace(/\W+$/, '')) ?? []
  if (right === undefined)
    return (
      (await readCalled(context, speaker)) ??
      (await readMeantThing(context, speaker)) ??
      (await readNotButThis(context, speaker)) ??
      (await readOtherName(context, speaker)) ??
      (await readDeniedThen(context, speaker)) ??
      (await readOtherPlace(context, speaker))
    )
  const [frame, ...more] = (await interpret(context, { ...speaker, message: right, last: null })).frames
  if (frame?.intent !== 'clarify' || frame.reason !== 'no_amount' || more.length > 0) return null
  const { merchant, category, categoryKnown } = frame.draft
  if (!merchant || merchant.toLowerCase() !== right.toLowerCase()) return null
  const change = { merchant, ...(category && categoryKnown ? { category } : {}) }
  if (wrong === undefined) return editOnly(speaker, { change })
  const [named] = namedIn(`the ${wrong}`, await standingEntries(context, speaker, turnsBack.ofTalk))
  return named ? editOnly(speaker, { change, among: named.entries.map(({ id }) => id) }) : null
}

/** "Lyft, not Uber", "that wasn't the Piggly Wiggly, that was Publix" */
const otherName = pattern.iu`^(?:(?:it|that|the last one|the last) was )?(?:at |from )?(?:the )?(?!(?:that|it|this)['’]?s )(\p{L}[\p{L}'’& ]*?),? (?:and )?not (?:at |from )?(?:the )?(\p{L}[\p{L}'’& ]*)$`
const deniedName = pattern.iu`^(?:it|that|this)(?: wasn['’]?t| was not| isn['’]?t|['’]?s not| is not) (?:at |from )?(?:the |an? )?(\p{L}[\p{L}'’& ]*?),? (?:it|that|this)(?: was| is|['’]s) (?:at |from )?(?:the |an? )?(\p{L}[\p{L}'’& ]*)$`

/** "no soda, it was tea" */
const refusedName = pattern.iu`^no,? (?:the )?(\p{L}[\p{L}'’& ]*?), (?:it|that|this) (?:was|is) (?:an? |the |at |from )?(\p{L}[\p{L}'’& ]*)$`
/** "the magazine was a gift card actually" */
const correctedName = pattern.iu`^the (\p{L}[\p{L}'’& ]*?) (?:was|is) (?:actually |really )(?:an?|some) (\p{L}[\p{L}'’& ]*)$
  |^the (\p{L}[\p{L}'’& ]*?) (?:was|is) (?:an?|some) (\p{L}[\p{L}'’& ]*?),? (?:actually|really)$`

/** "sorry I was at Lowe's, I always mix them up", "actually we went to Walmart, not Target": where it really was. */
const wasAt = pattern.iu`^\W*(?:(?:oh|no|wait),? )*(?:no|sorry|oops|actually|wait),? (?:i|we) (?:was|were) (?:actually |really )?at (?:the )?(\p{L}[\p{L}'’& ]{0,40}?)(?:,? (?:actually|instead)|[,;] (?:i|we) (?:always )?(?:mix|get|confuse)[^\d]*)?$`
const wentTo = pattern.iu`^\W*(?:(?:oh|no|wait|sorry|oops|actually),? )+(?:i|we) (?:was|were|went|shopped) (?:actually |really )?(?:at|to) (?:the )?(\p{L}[\p{L}'’& ]{0,40}?)(?:,? (?:and )?not (?:at |to )?[^,;\d]{1,40}|,? instead)$`
const LONGEST = 120

/** Of one shop it was another, where the turn before told of one. */
async function readOtherPlace(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const message = speaker.message.trim().replace(/\W+$/, '')
  const place = message.length > LONGEST ? undefined : (wasAt.exec(message) ?? wentTo.exec(message))?.[1]
  if (place === undefined) return null
  const entry = (await toldAlone(context, speaker))?.entry
  if (!entry || !isShop(entry.merchant)) return null
  const change = await knownThing(context, speaker, place)
  return change && editOnly(speaker, { change, among: [entry.id] })
}

/** The name and the category of a known thing that some words are; null for any others. */
async function knownThing(context: Context, speaker: Speaker, message: string): Promise<EditFrame['change'] | null> {
  const [frame, ...more] = (await interpret(context, { ...speaker, message, last: null })).frames
  if (frame?.intent !== 'clarify' || more.length > 0 || !frame.draft.merchant || !frame.draft.categoryKnown) return null
  const { merchant, category } = frame.draft
  return { merchant, ...(category ? { category } : {}) }
}

/** Whether a name is that of a shop, and not of a thing that was bought. */
function isShop(name: string): boolean {
  return (matchLexicon(tokenise(name), 0)?.entry.display ?? null) !== null
}

/** "call that dinner with Liam": the whole is its name, of the dinner that was told or of the only entry told last. */
async function readCalled(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const [, thing, company] = called.exec(speaker.message.trim()) ?? []
  if (thing === undefined || company === undefined) return null
  const turns = await standingTurns(context, speaker, turnsBack.ofTalk)
  const [named] = namedIn(`the ${thing}`, entriesOf(turns))
  const [last, ...others] = turns[0]?.entries ?? []
  const entry = named?.entries[0] ?? (others.length > 0 ? undefined : last)
  const title = (words: string) => words.split(' ').map(capital).join(' ')
  return entry
    ? editOnly(speaker, { change: { merchant: `${title(thing)} with ${title(company)}` }, among: [entry.id] })
    : null
}
const called = pattern.iu`^(?:(?:ok|okay|and|so|please|no|actually),? )*(?:call|name|label|rename) (?:it|that|this|that one)(?: to)? (\p{L}+(?: \p{L}+)?) with (\p{L}+(?: (?:and )?\p{L}+){0,2})\W*$`

/** "I meant pecans" right after walnuts: what was told alone is that known thing, where the talk tells of no other that is called so. */
async function readMeantThing(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const thing = meantThing.exec(speaker.message)?.[1]
  const [before] = thing === undefined ? [] : await turnsOfTalk(context, { userId: speaker.userId, limit: 1 })
  const told = before?.outcome.saved.length === 1 ? await toldAlone(context, speaker) : null
  if (thing === undefined || !told || told.entry.amountMinor <= 0 || categoryNamed(thing)) return null
  const standing = await standingEntries(context, speaker, turnsBack.ofTalk)
  if (standing.some(({ merchant }) => nameFit(merchant, thing) !== null)) return null
  const known = await knownThing(context, speaker, thing)
  if (!known) return null
  const { category, ...named } = known
  const change = category && !(await wasSorted(context, speaker, told.entry)) ? { ...named, category } : named
  return editOnly(speaker, { change, among: [told.entry.id] })
}

/** Whether the talk put an entry under another category than it was told with: what a person chose stays. */
async function wasSorted(context: Context, { userId }: Speaker, { id, category }: Transaction): Promise<boolean> {
  const turns = await turnsOfTalk(context, { userId, limit: turnsBack.ofTalk })
  return turns.some(({ outcome }) =>
    outcome.saved.some(({ transaction }) => transaction.id === id && transaction.category !== category),
  )
}
const meantThing = pattern.iu`^\W*(?:(?:oh|no|nope|wait|sorry|oops|actually|ugh|well)\b[\s,.!]*)*i (?:meant|mean)(?: to say)? (?:some )?(?!(?:it|that|this|them|both|it['’]s|the|my|our)\b)(\p{L}[\p{L}'’]*(?: (?!and\b|or\b)\p{L}[\p{L}'’]*)?)(?:[\s,]+(?:sorry|not \p{L}+|my (?:bad|mistake)))*\W*$`

async function readOtherName(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const message = speaker.message.trim().replace(/\W+$/, '')
  const text = readRetelling(message).text.trim()
  const [, told, instead, first = told, then = instead] = correctedName.exec(message) ?? []
  const [, denied = first, meant = then] = deniedName.exec(text) ?? refusedName.exec(message) ?? []
  const [, right = meant, wrong = denied] = otherName.exec(text) ?? []
  if (right === undefined || wrong === undefined) return null
  const standing = await standingEntries(context, speaker, turnsBack.ofTalk)
  const [named, ...more] = namedIn(`the ${wrong}`, standing)
  const [entry] = named?.entries ?? []
  if (!named) return readOtherThanThought(context, speaker, { text, standing })
  if (!entry || more.length > 0) return null
  const [frame] = (await interpret(context, { ...speaker, message: right, last: null })).frames
  const isUnknown = frame?.intent === 'other' && frame.topic === 'unknown' && !right.includes(' ')
  const merchant = isUnknown ? titleOf(right) : frame?.intent === 'clarify' ? frame.draft.merchant : undefined
  return merchant ? editOnly(speaker, { change: { merchant }, among: [entry.id] }) : null
}

/** "the gas was Shell, not BP" of what stands as Gas: what was denied was never told, and the thing itself has another name. */
async function readOtherThanThought(
  context: Context,
  speaker: Speaker,
  { text, standing }: { text: string; standing: readonly Transaction[] },
): Promise<Understanding | null> {
  const [, thing, right] = thoughtOther.exec(text) ?? []
  if (thing === undefined || right === undefined) return null
  const [named, ...more] = namedIn(`the ${thing}`, standing)
  const [entry, ...others] = named?.entries ?? []
  const change = entry && more.length + others.length === 0 ? await knownThing(context, speaker, right) : null
  return entry && change ? editOnly(speaker, { change, among: [entry.id] }) : null
}
const thoughtOther = pattern.iu`^(?:the |my )(\p{L}[\p{L}'’& ]*?) (?:was|is) (?:at |from )?(?:the |an? )?(\p{L}[\p{L}'’& ]*?),? (?:and )?not (?:at |from )?(?:the |an? )?\p{L}[\p{L}'’& ]*$`

/** "not walmart target" of what stands as Walmart: its name is denied, and right behind it another thing that is known. */
async function readDeniedThen(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const text = readRetelling(speaker.message).text.trim().replace(/\W+$/, '')
  const words = deniedFirst.exec(text)?.[1]?.split(' ') ?? []
  if (words.length < 2 || words.length > MOST_DENIED_WORDS) return null
  const standing = await standingEntries(context, speaker, turnsBack.ofTalk)
  for (let length = words.length - 1; length > 0; length--) {
    const denied = words.slice(0, length).join(' ')
    const entry = standing.find(({ merchant }) => nameFit(merchant, denied) === 'whole')
    if (!entry) continue
    const change = await knownThing(context, speaker, words.slice(length).join(' ').replace(itWas, ''))
    return change && editOnly(speaker, { change, among: [entry.id] })
  }
  return null
}
/** "not a sandwich, a wrap", "not taxi, uber", "not the tram, the ferry, and it was 6.20": one that was told is another thing, and costs what is said beside it. */
async function readNotButThis(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const text = readRetelling(speaker.message).text.trim().replace(/\W+$/, '')
  const [, wrong, right, price] = notBut.exec(text) ?? []
  if (wrong === undefined || right === undefined) return null
  const standing = await standingEntries(context, speaker, turnsBack.ofTalk)
  // "not the lunch, the coffee" of two that both stand says which is meant.
  if (standing.some(({ merchant }) => nameFit(merchant, right) === 'whole')) return null
  const [named, ...more] = namedIn(`the ${wrong}`, standing)
  const [entry, ...others] = named?.entries ?? []
  const change = entry && more.length + others.length === 0 ? await knownThing(context, speaker, right) : null
  const amountMinor = onlyAmount(price, speaker)
  if (!entry || !change || (price !== undefined && amountMinor === null)) return null
  return editOnly(speaker, {
    change: { ...change, ...(amountMinor === null ? {} : { amountMinor }) },
    among: [entry.id],
  })
}
const notBut = pattern.iu`^not (?:(?:the|an?|my) )?(\p{L}[\p{L}'’ ]{0,30}?), (?:(?:it|that) was )?(?:(?:the|an?|my|some) )?(\p{L}[\p{L}'’ ]{0,30}?)
  (?:,? (?:and )?(?:it|that) (?:was|cost|came to) (.{1,30}))?$`

const itWas = /^(?:it|that|this)(?:['’]s| was| is) (?:an? |the )?/i
const deniedFirst = /^(?:(?:it|that) was )?not (?:at |from )?(?:the |an? |my )?(\p{L}[\p{L}'’&]*(?: [\p{L}'’&]+)+)$/iu
const MOST_DENIED_WORDS = 6

function titleOf(word: string): string {
  return capital(word)
}
