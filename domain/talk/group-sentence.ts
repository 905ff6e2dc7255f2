import { count, countOf } from '#domain/talk/count-words.ts'
import { openers } from '#domain/talk/openers.ts'

/** Which of those that were told are meant: so many from one end of them, or all, however many that is; `except` names what is not among them. */
export type Group = { from: 'first' | 'last' | 'all'; count: number | null; except: string | null }

/** Several of those that were told, and what is said of them all: "yesterday", "under shopping". */
export type GroupTold = { group: Group; of: string }

const ones = '(?: ones| entries| items| things| of (?:them|those|these|that|it))?'
const some = `(?:the |my )?(first|last|latest) (${count})${ones}`
const wholeLot =
  '(?:that|this|the) (?:whole|entire) (?:lot|thing|list|bunch)|all (?:of )?this|all that|(?:that|it|this)(?= (?:was|is) all (?:(?:from|on|last) )?(?:(?:yester|mon|tues|wednes|thurs|fri|satur|sun)day|last night)\\b)'
const all = `(?:${wholeLot}|both|they|those|these|them|everything|all(?: (?:the |those |these )?(${count}))?)(?: of (?:them|those|these|that|it))?(?: (?:are|were|is|was)|['’]re)?(?: all| both)?`
const besides =
  "(?: (?:except|but|apart from|besides|other than|save)(?: for)? (?:not )?((?:the |my )?[\\p{L}&'’]+(?: [\\p{L}&'’]+){0,2}?))?"
const several = `(?:${some}|${all})${besides}`
/** What one tells to do with entries; with both, the change itself reads it. */
const orders = 'move|put|change|make|set|date|file|mark|tag|count|switch'
const lead = `^\\W*${openers}(?:(?:(?:can|could|would) you )?(?:please )?(?:${orders}|shift|sort|categori[sz]e) )?`
const link =
  '(?: (?:were|was|are|is|should be|should have been|go|goes|belong|belongs|happened|all|to|on|for|under|in|into|as|from))*'
const telling = new RegExp(
  `${lead}${several}${link} ([^,;?]{3,40}?)(?: (?:too|please|instead|as well|actually))*\\W*$`,
  'iu',
)

const verb = new RegExp(`\\b(?:were|was|are|is|should|go|goes|belongs?|${orders})\\b`, 'i')

/** Reads "the last two were yesterday", "put the first three under shopping", "everything except the cheese was on Monday"; null for any other sentence. */
export function readGroupTold(message: string): GroupTold | null {
  const [, end, few, many, except, of] = telling.exec(message) ?? []
  if (of === undefined) return null
  const isBoth = /\bboth\b/i.test(message)
  // "both were yesterday" is read by the change itself.
  if (isBoth && except === undefined && verb.test(message) && !areGifts(of)) return null
  const counted = few ?? many ?? (isBoth ? 'two' : undefined)
  const group: Group = {
    from: end === undefined ? 'all' : end.toLowerCase() === 'first' ? 'first' : 'last',
    count: counted === undefined ? null : countOf(counted),
    except: except ?? null,
  }
  return { group, of }
}

/** "both are gifts for my nieces": what several were bought for, which is no thing of its own. */
export function areGifts(of: string): boolean {
  return /^(?:(?:birthday|christmas|wedding|holiday) )?(?:gifts|presents)(?: (?:for|to) .+)?$/i.test(of)
}
