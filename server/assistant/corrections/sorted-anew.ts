import type { TransactionCategory } from '#domain/category.ts'
import { pronoun } from '#domain/talk/openers.ts'
import { readRetelling } from '#domain/talk/retell-sentence.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { topicAt } from '#domain/understanding/lexicon/topic-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { tokenise } from '#domain/understanding/words/token.ts'
import { editEach, editOnly } from '#server/assistant/changes/edit-only.ts'
import { placeSaid } from '#server/assistant/find/entry-by-place.ts'
import { namedIn } from '#server/assistant/find/named-in.ts'
import { interpret } from '#server/assistant/interpret.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { standingEntries } from '#server/assistant/talk/standing-entries.ts'
import { turnsBack } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'

const LONGEST = 160
const sorting = pattern.iu`^(?:the |my |that )?([\p{L}&'’ -]+?) (?:(?:is|are)(?! (?:fun|eating|going out)\W*$)|goes|go|belongs?|falls?
  |counts?|should (?:be|go)|needs to (?:be|go))(?: really| actually)? (?:under |in |into |to |as |part of )?
  (?:the |my )?([\p{L}& ]+?)(?: category)?\W*$`

const making = pattern.iu`^(?:make|mark|call|file|tag|count|put) (?:the|my|that) (\p{L}[\p{L}&'’]*(?: [\p{L}&'’]+){1,6}?)(?: too
  | as well| also| please)*\W*$`
/** "entertainment is right": what the entry that is talked of belongs under after all. */
const approving =
  /^(?:keep it (?:under|in) )?([\p{L}& ]+?) (?:is|was) (?:right|correct|better|fine)(?: after all)?\W*$/iu

const surely = /^keep it | after all\W*$/i

/** "that was mostly vegetables so groceries": what it was, which only says why. */
const whySo = pattern.iu`^(?:(?:that|it|this|they|those|these)(?:['’](?:s|re)| was| were| is| are)|mostly|mainly|all) [^\d,]{1,40}?,? so
  \s(?!fun\b)(?:(?:it['’]s|that['’]s|it goes|it should be|it belongs|more like|call it|under|in|to|really) )*([\p{L}& ]{3,25}?)\W*$`
/** "that was mostly food" */
const mostly = pattern.iu`^(?:that|it|this|they|those|these)(?:['’](?:s|re)| was| were| is| are)
  (?: (?:mostly|mainly|basically|really|actually|all|more))+(?: of a| like)? ([\p{L}& ]{3,25}?)\W*$`

/** "health category please", "category: health": what the entry that is talked of belongs under, and nothing else. */
const onlyCategory =
  /^(?:(?:put (?:it|that) )?(?:under |in )?(?:the )?([\p{L}& ]{3,25}?) category|(?:the )?category:? (?:is |should be )?([\p{L}& ]{3,25}?))(?:,? please)?\W*$/iu

/** "add it to groceries instead" */
const filing = pattern.iu`^(?:(?:please|actually|no|and|oh),? )*(?:add|put|file|move|stick) (?:it|that|this) (?:to|in|into|under|with) (?:the |my )?([\p{L}& ]{3,25}?)(?: (?:instead|rather|please))*\W*$`

/** "that's not groceries, it's household", "the Aldi one isn't food but shopping": a category that is denied, and what it is instead. */
const denied = pattern.iu`^(it|that|this|they|those|these|(?:the |my )?\p{L}[\p{L}&'’ ]{0,30}?)(?:['’](?:s|re)(?: really| actually)? not|(?: was| were| is| are)(?: really| actually)? not
  | (?:is|was|are|were)n['’]?t)(?: really)? (?:under |in )?(\p{L}[\p{L}& ]{2,24}?),?
  \s(?:(?:it|that|this|they)(?:['’](?:s|re)| was| were| is| are| should be| goes| belongs)|but|rather|more like)(?: really| actually| under| in| more like)* (?:the |my )?([\p{L}& ]{3,25}?)\W*$`

/** "the second under bills" */
const placedUnder = pattern.iu`^(?:(?:put|file|move) )?the [a-z]+(?: one| entry)? (?:(?:goes|belongs|should be|is) )?(?:under|in|into|to) (?:the |my )?([\p{L}& ]{3,25}?)\W*$`

/** "on second thought leave lunch in food" */
const leaving = pattern.iu`^(?:(?:on|upon) second thoughts?[,.]? |(?:i )?changed my mind[,.]? )?(?:(?:please|just|better|let['’]s) )*(?:leave|keep) (?:the |my )?(\p{L}[\p{L}&'’ ]{0,30}?) (?:in|under|as|with) (?:the |my )?([\p{L}& ]{3,25}?)(?: (?:then|after all|please|instead))*\W*$`

/** "file netflix and hulu as bills" */
const severalSorted = pattern.iu`^(?:(?:please|and|can you|could you) )*(?:(?:put|file|move|list|mark|tag|count|sort|categori[sz]e|class|make) ((?:the |my )?\p{L}[^,;\d]{0,30}?(?:, (?:the |my )?\p{L}[^,;\d]{0,30}?)?,? and (?:the |my )?\p{L}[\p{L}&'’ ]{0,30}?) (?:both |all )?(?:under|in|into|to|as|with)
  |((?:the |my )?\p{L}[^,;\d]{0,30}?(?:, (?:the |my )?\p{L}[^,;\d]{0,30}?)?,? and (?:the |my )?\p{L}[\p{L}&'’ ]{0,30}?) (?:are|go|belong|should (?:be|go))(?: (?:both|all|really))*(?: (?:under|in|into|to))?) (?:the |my )?([\p{L}& ]{3,25}?)(?: category| please| too| as well| instead)*\W*$`

/** "textbook is education, obviously" */
const closer =
  /(?:[\s,]+(?:obviously|of course|clearly|really|actually|as well|too|also|then|by the way|btw|please|though))+\W*$/i

/** "gym is healthcare", "github goes to bills", "that was mostly vegetables so groceries", "both are bills": under what things of this talk belong. Null for any other sentence. */
export async function readSortedAnew(context: Context, speaker: Speaker): Promise<Understanding | null> {
  if (speaker.message.length > LONGEST) return null
  const { text, isMarked } = readRetelling(speaker.message)
  const listed = await readSeveral(context, speaker, text.trim())
  if (listed) return listed
  const instead = await readDenied(context, speaker, text.trim())
  if (instead) return instead
  const placed = placeSaid(speaker.message) === null ? undefined : placedUnder.exec(text.trim())?.[1]
  const ofPlaced = placed === undefined ? null : categoryNamed(placed)
  if (ofPlaced) return editOnly(speaker, { change: { category: ofPlaced } })
  const words = text
    .trim()
    .replace(closer, '')
    .replace(/^((?:the |my |that )?\p{L}+)['’]s (?=\p{L}+$)/iu, '$1 is ')
  const because = [whySo, mostly, onlyCategory, filing]
    .flatMap((each) => each.exec(words)?.slice(1) ?? [])
    .find(Boolean)
  const ofLast = because === undefined ? null : categoryNamed(because)
  const right = isMarked || surely.test(words) ? approving.exec(words)?.[1] : undefined
  const kept = ofLast ?? (right === undefined ? null : categoryNamed(right))
  const said = kept ? null : (readSorting(words) ?? readMaking(words) ?? readLeaving(words))
  if (!kept && !said) return null
  const entries = await standingEntries(context, speaker, turnsBack.ofTalk)
  if (kept) return entries.length > 0 ? editOnly(speaker, { change: { category: kept } }) : null
  if (!said) return null
  const { thing, category } = said
  if (pronoun.test(thing.toLowerCase())) return entries.length > 0 ? editOnly(speaker, { change: { category } }) : null
  // "they are bills" is read by the change itself, which knows what was told together.
  if (several.test(thing)) return entries.length > 0 ? editOnly(speaker, { change: { category } }) : null
  const [named, ...more] = namedIn(`the ${thing}`, entries)
  if (!named || more.length > 0) return null
  const among = named.entries.map(({ id }) => id)
  return editOnly(speaker, { change: { category }, target: { merchant: named.merchant }, among })
}

/** What is not under one category is ordered under the other, which may be one that nobody has. */
async function readDenied(context: Context, speaker: Speaker, text: string): Promise<Understanding | null> {
  const [, thing = '', wrong = '', right = ''] = denied.exec(text) ?? []
  if (!categoryNamed(wrong)) return null
  const what = /^(?:it|that|this|they|those|these)$/i.test(thing) ? 'it' : thing
  const heard = await interpret(context, { ...speaker, message: `put ${what} under ${right}`, last: null })
  const [frame, ...more] = heard.frames
  const spans = [{ start: 0, end: speaker.message.length }]
  return frame?.intent === 'edit' && more.length === 0 ? { ...heard, frames: [{ ...frame, spans }] } : null
}

/** "put netflix and hulu under bills": each of what is named; null where one of them is no single name of this talk. */
async function readSeveral(context: Context, speaker: Speaker, text: string): Promise<Understanding | null> {
  const [, ordered, stated, under = ''] = severalSorted.exec(text) ?? []
  const things = ordered ?? stated
  const category = categoryNamed(under)
  if (things === undefined || !category) return null
  const entries = await standingEntries(context, speaker, turnsBack.ofTalk)
  const named = things.split(/,? and |, /).map((thing) => namedIn(`the ${thing}`, entries))
  const each = named.flatMap(([one, ...others]) => (one && others.length === 0 ? [one.entries] : []))
  const names = new Set(each.map(([entry]) => entry?.merchant))
  return each.length === named.length && names.size === named.length ? editEach(speaker, { category }, each) : null
}

type Sorting = { thing: string; category: TransactionCategory }

function readSorting(words: string): Sorting | null {
  const [, thing, under] = sorting.exec(words) ?? []
  const category = under === undefined ? null : categoryNamed(under)
  return thing !== undefined && category ? { thing, category } : null
}

function readLeaving(words: string): Sorting | null {
  const [, thing, under = ''] = leaving.exec(words) ?? []
  const category = categoryNamed(under)
  return thing !== undefined && category ? { thing, category } : null
}

/** "make the knee brace healthcare too": the longest words at its end that name a category. */
function readMaking(words: string): Sorting | null {
  const said = making.exec(words)?.[1]?.split(' ') ?? []
  for (let at = 1; at < said.length; at++) {
    const category = categoryNamed(said.slice(at).join(' '))
    if (category) return { thing: said.slice(0, at).join(' '), category }
  }
  return null
}

const several = /^(?:both|all|they|those|these)(?: (?:of )?(?:them|those|these|it))?$/i

/** The category that some words name as a whole; "coffee" names one thing of it. */
export function categoryNamed(words: string): TransactionCategory | null {
  const tokens = tokenise(words)
  const topic = topicAt(tokens, 0)
  return topic?.general && topic.to === tokens.length ? topic.category : null
}
