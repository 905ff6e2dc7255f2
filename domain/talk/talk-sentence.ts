import { saidWords } from '#domain/said-words.ts'
import { count, countOf } from '#domain/talk/count-words.ts'
import { pronoun, withoutOpeners } from '#domain/talk/openers.ts'
import { readOwnPart } from '#domain/talk/own-part-sentence.ts'
import { type RepeatSentence, readRepeat } from '#domain/talk/repeat-sentence.ts'
import { asShareOrder } from '#domain/talk/share-underway.ts'
import { namesPerson } from '#domain/understanding/words/first-names.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'

/** A short sentence that means something only in the talk it stands in. `thing`: the words for the entry; null: the one that is talked of. */
export type TalkSentence =
  | RepeatSentence
  /** "split the lunch with Sam", "halve it": the person's own part of an entry, one of so many; of 3/2 where another paid a third. `isUntold`: among whom is not said. */
  | { means: 'share'; thing: string | null; parts: number; isUntold?: true }
  /** "bring it back", "no, keep it", "put the coffee back", "I paid after all": what was taken out or undone is to stand again. */
  | { means: 'back'; thing: string | null }
  /** "lunch was at Subway", "at Costa": where an entry was. */
  | { means: 'place'; thing: string | null; from: 'at' | 'from' }
  /** "I meant the other one", "delete the": the entry that is meant is not said. */
  | { means: 'unsaid' }

/** "we did 50/50" */
const evenParts = /(?<![\w$£€.])50[ /-]50(?![\w.])/
const asking = /^(?:(?:can you|could you|i|we|just|did(?= (?:split|share)\b))[\s,]+)+/
const courtesy = /(?:[\s,]+(?:please|pls|plz|thanks|thank you|penny|lol|haha|ha))+$/

const shared = "(?:it|that|this|that one|the last one|(?:the |my |our )?([a-z][a-z' ]*?))"
const evenly = '(?:up|in half|in two|half and half|fifty fifty|(?:right |straight )?down the middle|evenly|equally)'
const splitting = pattern`^(?:split
  |share
  |shared
  |divide
  |halve) (?:up )?${shared}(?: ${evenly})*(?: (?:in|into|by|between|among)? ?(?:the )?(${count})(?: ways| parts| of us| people)?
  | (?:with|between|among) (.+?))?(?:,? ${evenly})*$`
const plainSplit = /^(?:split|shared?|divide)\b(?!.* (?:half|two|fifty|middle)\b)/
/** "split three ways", "split between the 3 of us" */
const splitByCount = pattern`^(?:split|shared?|divided?) (?:up )?(?:evenly |equally )?(?:(?:in|into|by|between|among) )?(?:the )?
  (${count})(?: ways| parts| of us| people)$`
/** "we went halves on it", "me and Jo went halves on the movie", as `asShareOrder` gives them */
const wentHalves = new RegExp(`^went halves(?: (?:on|for) ${shared})?$`)
const byOther = '(?!i |we |who |nobody |noone |what |everyone |everybody |someone |somebody )(?:my |the )?[a-z]+'
/** "Sam paid a third of it": what is left is the own part. */
const partByOther = pattern`^${byOther} (?:paid|pays|is paying
  |covered|covers|is covering) (?:for )?(?:a|one|the|his|her|their) (third|quarter)(?: of ${shared})?$`
/** "cut the sake in half" */
const cutInHalf = new RegExp(`^cut ${shared} in (?:half|two)$`)
/** "…, we shared it so four fifty" */
const whyShared = /,? (?:because |since |as )?(?:we|i) (?:shared|split) (?:it|that)\b.*$/
/** "halve the candles, my sister went in on them" */
const whyParted = /, (?:because|since|my|we|he|she|they|i) .*$/
/** "I split the pizza with Jess so just put half", "my sister paid half, so only put my half" */
const onlyHalf =
  /(?:,? (?:so|and)|,)(?: (?:so|and),?)* (?:please )?(?:(?:just|only) )*(?:put|log|count|save|record|keep|add|make it)(?: (?:it|that))?(?: (?:just|only))?(?: down| in)?(?: (?:as|at|for))? (?:my |the )?(?:half|part|share)(?: of (?:it|that))?(?: for me)?$/
/** "Dave and I split lunch, cut it in half", "…, so only half is mine" */
const thenHalved =
  /(?:,? (?:so|and)|,)(?: (?:so|and),?)* (?:please )?(?:(?:just|only|you can|can you) )*(?:(?:cut|chop|split|divide|slice) (?:it|that)(?: price)? (?:in (?:half|two)|down the middle)|halve (?:it|that)|make (?:it|that) half|(?:take|knock) half off|half (?:of (?:it|that) )?(?:is|was) mine|half(?: it)?)$/
/** "the sandwich was with Nina and she paid half" */
const wasWith =
  /^(?:the |my |our )?([a-z][a-z' ]*?) (?:was|were) with (?:my )?[a-z]+(?: too| as well| also)?,? (?:(?:and|so|but) )*(.+)$/
/** "it was with Sam so half", "the taxi was with Sam and Jo so a third each" */
const wasWithSoPart = pattern`^(?:the |my |our )?([a-z][a-z' ]*?) (?:was|were) with (?:my )?[a-z]+(?:(?:,? and |, )(?:my )?[a-z]+)*,? so (?:(?:it's|that's|just|only|i paid|i owe|my part is|put|make it) )*
  (?:(?:a|one) )?(half|third|quarter)(?: (?:each|of it|of that|for me|mine|is mine))*$`
/** "we split it down the middle, so I only paid half", "…, we each pay half": what a share leaves, said once more. */
const leftAgain = pattern`(?:,? (?:so|and|but|which means|meaning)|,)(?: (?:so|and),?)* (?:(?:i|we)(?:'ll)?(?: (?:both|each|all|only|just|really|will|had to|have to))* (?:paid|pay|owe|owed|cover|covered)(?: (?:only|just|for))*(?: (?:my|a|one|the))? (half|third|quarter)(?: each)?(?: of (?:it|that))?
  |(?:each|everyone|everybody)(?: of us)?(?: (?:pays|paid|owes))? (?:a |one )?(half|third|quarter)
  |(?:(?:only|just) )*(?:a |one |my )?(half|third|quarter)(?: of (?:it|that))? (?:(?:is|was) (?:mine|for me|on me|my (?:part|share))|for me|each))$`
const tellsTwo = /\b(?:each|both|ways|paid|pay|owed?|covered)\b/
const inHalves = /\b(?:halves|half|halved|fifty|middle|evenly|equally)\b/
/** "split three ways with Theo and Jo": how many, and who they are beside the person. */
const waysWith = new RegExp(`^(.* (${count}) ways) (?:with|between|among) ([a-z][a-z', ]*)$`)
/** "split with my brother so only half of it is mine" */
const splitOnly = pattern`^(?:split
  |shared
  |halved) (?:evenly |equally )?with ([a-z][a-z', ]*?)(?:,? ${evenly})*(?:,? (?:so|and) (?:only )?((?:half|the half|my half
    |a third|i (?:owe|pay|paid))\b.*))?$`
const halfPaid = new RegExp(`^(?:only )?(?:paid|pay)(?: only| for)* half(?: of)? ${shared}$`)
const halfByOther = pattern`^${byOther} (?:paid|pays|is paying
  |covered|covers|is covering
  |chipped in|chips in|put in|threw in
  |paid me|(?:pays|gives|is (?:giving|paying|sending)) me(?: back)?) (?:for )?(?:the other |a |his |her |their )?half(?: (?:of |for |on |towards? )?${shared})?$`
/** "my brother's giving me half" */
const isDoing = /^((?:my |the )?[a-z]+)'s (?=(?:giving|paying|sending|covering) )/
const halfOfOthers = new RegExp(
  `^half (?:of )?${shared} (?:was|is|belongs to) (?:\\w+'s|theirs|his|hers|not mine|for \\w+|(?:paid|covered)(?: for)? by (?:my )?(\\w+))$`,
)

const paidMyself =
  /^(?:it was me who paid|i (?:did pay|paid|covered)(?: for)?(?: it| that)?(?: after all| myself| in the end)*)$/
const back = pattern`^(?:bring|put|get|give me) (?:it|that|them|those|that one|both(?: of them)?|them both)(?: all)? back(?: again| in)?$
  |^(?:restore|keep|recover) (?:it|that|them|those|that one|both)$
  |^leave (?:it|that|them|those|that one|both)(?: in| there| in there| on there)?$
  |^(?:said )?(?:don'?t|do not|not) (?:delete|remove|erase)(?: (?:it|that|them|this|anything))?$
  |^(?:do|please do) (?:add|log|save|keep|record|count) (?:it|that|them)(?: in)?(?: after all| anyway)?$
  |^(?:i )?(?:do )?(?:want|need) (?:it|that|them) back$
  |^(?:did )?want(?:ed)? (?:it|that|that one)$`
const backNamed = pattern`^(?:(?:bring|put|get|add|give me) (?:the |my |that )?([a-z][a-z' ]*?) back(?: again| in)?
  |(?:bring|put|get|add) back (?:the |my |that )([a-z][a-z' ]*?)
  |(?:the |my |that )?([a-z][a-z' ]*?) back in(?: again)?
  |add (?:the |my |that )([a-z][a-z' ]*?) again
  |(?:restore|recover|undelete|reinstate) (?:the |my |that )?([a-z][a-z' ]*?)
  |(?:keep|leave|don'?t (?:delete|remove)) (?:the |my )([a-z][a-z' ]*?)(?: in| on)?(?: there| the list)?(?:,? (?:and )?(?:bring|put) (?:it
  |them|that) back)?)(?: (?:after all|though|anyway))?$`
const placed = /^(?:the |my |that )?([a-z][a-z' ]*?) (?:was|were) (at|from) (?:the )?[a-z][a-z0-9'& ]*$/
const onlyPlace = /^(?:it was )?(at|from) (?:the )?[a-z][a-z0-9'& ]*$/
const otherOne = pattern`^(?:(?:i )?(?:mean|meant|make it|make that|change it to|take
  |do) )?(?:not that(?: one)?,? )?(?:the )?other (?:one|entry)$`
const cutOff = /^(?:delete|remove|change|edit|rename|move|cancel|undo) (?:the|my|a|an)$/

const LONGEST = 120

/** Reads a sentence of one of these kinds; null for any other. An amount in it makes it another. */
export function readTalkSentence(text: string): TalkSentence | null {
  if (text.length > LONGEST || readOwnPart(text)) return null
  const said = saidWords(text).replace(courtesy, '')
  const words = withoutOpeners(said).replace(asking, '').replace(evenParts, 'fifty fifty')
  if (/\d{2}|[$€£]/.test(words)) return null
  // "another coffee?", "can you repeat that" ask; nothing is written for a question.
  const asks = /\?\s*$/.test(text)
  const repeat = asks ? null : readRepeat(words)
  if (repeat) return repeat
  const share = asks && !/^\W*(?:can|could|would) you\b/i.test(text) ? null : readShare(words)
  if (share) return share
  const brought =
    (tellsPaidMyself(text) ? ({ means: 'back', thing: null } as const) : null) ??
    readBack(words) ??
    readBackFor(words.replace(whyBack, ''), words) ??
    readBackFor(words.replace(reasonBehind, ''), words)
  if (brought) return brought
  if (otherOne.test(words) || cutOff.test(words)) return { means: 'unsaid' }
  const where = placed.exec(words)
  if (where?.[1])
    return { means: 'place', thing: pronoun.test(where[1]) ? null : where[1], from: where[2] as 'at' | 'from' }
  const from = onlyPlace.exec(words)?.[1]
  return from === undefined ? null : { means: 'place', thing: null, from: from as 'at' | 'from' }
}

/** "no wait, I paid": what somebody else was said to pay was paid after all. */
export function tellsPaidMyself(text: string): boolean {
  return paidMyself.test(withoutOpeners(saidWords(text)))
}

function readBack(words: string): TalkSentence | null {
  if (back.test(words)) return { means: 'back', thing: null }
  const gone = backNamed.exec(words)?.slice(1).find(Boolean)
  return gone === undefined || pronoun.test(gone) ? null : { means: 'back', thing: gone }
}

/** "they aren't, put the snacks back", "on second thought put it back": why something is to stand again. */
const whyBack =
  /^(?:(?:on|upon) second thoughts?|(?:i )?changed my mind|never ?mind|(?:[a-z']+ ){1,7}?[a-z']+, (?:so )?(?=put |bring |get |add |restore |redo\b)),? */

/** "I do want it, redo", "put it back, that was right": the order, where something beside it said why. */
function readBackFor(order: string, words: string): TalkSentence | null {
  if (order === words) return null
  return redone.test(order) ? { means: 'back', thing: null } : readBack(order)
}
const reasonBehind =
  /(?:, (?:i|it|that|they|we|he|she)(?:'[a-z]+)? [a-z' ]+| i(?:'m|'ll| am| will| do| did)? (?:keeping|keep|want|need) (?:it|them|those|that)(?: after all)?)$/
const redone = /^redo(?: it| that| them)?$/

/** "half of that was mine", "only a third of the taxi was mine" */
const partOfMine = new RegExp(
  `^(?:(?:only |just |about )*(?:a |one )?(half|third|quarter)(?: of)? ${shared} (?:was|is) (?:only |really |actually )?(?:mine|me|for me|my (?:part|share))|(?:my (?:share|part)|mine) (?:is|was) (?:only |just )*(?:a |one )?(half|third|quarter)(?: of (?:it|that))?)$`,
)
const ofParts: Record<string, number> = { half: 2, third: 3, quarter: 4 }

/** "lunch was half mine", "the cab was only a third me" */
const wasPartMine = new RegExp(
  `^${shared} (?:was|were|is) (?:only |just |really |actually )*(?:a |one )?(half|third|quarter) (?:mine|me|my (?:part|share))$`,
)
/** "that one we did split", "the taxi we shared" */
const splitLast = new RegExp(
  `^(?!with )(?:the )?([a-z][a-z' ]*?) we (?:did |do )?(?:split|shared?|halved)(?: (?:in|into|by))?(?: (${count}) ways)?$`,
)

/** "brunch we split, the two of us": among how many, said behind it. */
const ofUsBehind = new RegExp(`,? (?:just |only )?(?:the|all|between the|all the) (${count}) of us$`)

function readShare(said: string): TalkSentence | null {
  const [behind, amongUs] = ofUsBehind.exec(said) ?? []
  const apart = behind === undefined ? null : readShare(said.slice(0, -behind.length))
  const many = countOf(amongUs ?? '')
  if (apart?.means === 'share' && many !== null && (apart.isUntold || apart.parts === 2))
    return { means: 'share', thing: apart.thing, parts: many }
  const [, ofWhom, ownPart] = wasWithSoPart.exec(said) ?? []
  if (ofWhom !== undefined && ownPart !== undefined)
    return { means: 'share', thing: pronoun.test(ofWhom) ? null : ofWhom, parts: ofParts[ownPart] ?? 2 }
  const [again, ...ofLeft] = leftAgain.exec(said) ?? []
  if (again !== undefined) {
    const before = said.slice(0, -again.length)
    const whole = readShare(before)
    const left = ofParts[ofLeft.find(Boolean) ?? '']
    if (whole?.means === 'share' && left !== undefined) {
      // "three ways so I paid half" and "we went halves, so I only paid a third" tell two parts.
      const isHalved = inHalves.test(before)
      const isUntold = whole.isUntold && !isHalved
      const isOdd = whole.parts !== left && !isUntold && (tellsTwo.test(said) || isHalved)
      return isOdd ? null : { means: 'share', thing: whole.thing, parts: left }
    }
  }
  const [, ofWays, ways, theOthers] = waysWith.exec(said) ?? []
  if (ofWays !== undefined && ways !== undefined && theOthers !== undefined)
    return (partsOf(theOthers) ?? 0) > (countOf(ways) ?? 0) ? null : readShare(ofWays)
  const why = said.replace(thenHalved, '')
  const halvedFor = why === said ? null : readShare(why)
  if (halvedFor?.means === 'share' && halvedFor.parts === 2) return { means: 'share', thing: halvedFor.thing, parts: 2 }
  const [, withOther, told] = wasWith.exec(said) ?? []
  const share = told === undefined ? null : readShare(told)
  if (withOther !== undefined && share?.means === 'share' && share.thing === null)
    return pronoun.test(withOther) ? share : { ...share, thing: withOther }
  const words = asShareOrder(said.replace(onlyHalf, ''))
  // "could you share my credit score with me" shares nothing.
  if (/^share\b/.test(words) && !/ with (?!me\b|us\b)/.test(words)) return null
  if (onlyMine.test(words) || splitWith.test(words)) return { means: 'share', thing: null, parts: 2 }
  const likewise = splitToo.exec(words)?.[1]
  if (likewise !== undefined) return { means: 'share', thing: likewise, parts: 2 }
  const [, first, inWays] = splitLast.exec(words) ?? []
  if (first !== undefined)
    return { means: 'share', thing: pronoun.test(first) ? null : first, parts: countOf(inWays ?? '') ?? 2 }
  const [, others, left] = splitOnly.exec(words) ?? []
  if (others !== undefined) {
    const parts = left === undefined ? partsOf(others) : partsLeft(left)
    return parts === null ? null : { means: 'share', thing: null, parts }
  }
  const among = splitByCount.exec(words)?.[1]
  if (among !== undefined) return { means: 'share', thing: null, parts: countOf(among) ?? 2 }
  const halves = wentHalves.exec(words)
  if (halves) return { means: 'share', thing: halves[1] ?? null, parts: 2 }
  const [, part, of] = partByOther.exec(words.replace(isDoing, '$1 is ')) ?? []
  if (part !== undefined) return { means: 'share', thing: of ?? null, parts: part === 'third' ? 3 / 2 : 4 / 3 }
  const [, partFirst, ofMine, mine = partFirst] = partOfMine.exec(words) ?? []
  const [, whole, partMine] = wasPartMine.exec(words) ?? []
  if (partMine !== undefined) return { means: 'share', thing: whole ?? null, parts: ofParts[partMine] ?? 2 }
  const parts = ofParts[mine ?? '']
  if (parts) return { means: 'share', thing: ofMine ?? null, parts }
  const cut = cutInHalf.exec(words.replace(whyShared, ''))
  if (cut) return { means: 'share', thing: cut[1] ?? null, parts: 2 }
  const split = splitting.exec(words) ?? splitting.exec(words.replace(whyParted, ''))
  if (split) {
    const [, thing, ways, others] = split
    const parts = ways ? countOf(ways) : others ? partsOf(others) : 2
    const untold =
      others === undefined && ways === undefined && plainSplit.test(words) ? ({ isUntold: true } as const) : {}
    return parts === null ? null : { means: 'share', thing: thing ?? null, parts, ...untold }
  }
  if (/ (?:the )?(?:salary|pay|income|wages) /.test(` ${words} `)) return null
  const ofOthers = halfOfOthers.exec(words)
  // "half of it was paid by card"
  if (ofOthers?.[2] && !(namesPerson(ofOthers[2]) || /^(?:work|insurance)$/.test(ofOthers[2]))) return null
  const half = halfPaid.exec(words) ?? ofOthers ?? halfByOther.exec(words.replace(isDoing, '$1 is '))
  return half && { means: 'share', thing: half[1] ?? null, parts: 2 }
}

/** "only half of it is mine" leaves one of two parts, "a third is mine" one of three; null for any other words. */
function partsLeft(words: string): number | null {
  const [, fraction] = ownFraction.exec(words) ?? []
  return fraction === undefined ? null : fraction === 'half' ? 2 : 3
}
const ownFraction = pattern`^(?:i (?:owe|pay|paid) (?:only |just |for )*)?(?:the |my |a )?(half|third)(?: of (?:it|that))?(?: (?:is|was
  |each)(?: mine| for me| my (?:part|share))?)?$`

/** "only my half", "my half of that only" */
const onlyMine =
  /^(?:(?:only|just) (?:my|the) (?:half|part|share)|(?:my|the) (?:half|share)(?: of (?:it|that))? only|half (?:of it )?then|half it)(?: of (?:it|that))?$/
/** "with my sister, we split it" */
const splitWith = /^with (?:my |the )?([a-z]+),? (?:and )?(?:we )?(?:split|shared|halved) (?:it|that)$/
/** "the cab too, we split it" */
const splitToo =
  /^(?:the|my|our) ([a-z][a-z' ]*?)(?: too| as well| also),? (?:we|i) (?:split|shared|halved|went halves on) (?:it|that)(?: too| as well)?$/

/** Those who share: "Sam" are two with the person, "Sam and Ana" three, "the three of us" three; null where nobody can tell how many. */
function partsOf(others: string): number | null {
  const counted = new RegExp(`\\b(${count}) (?:of us|people|ways)$`).exec(others)?.[1]
  if (counted) return countOf(counted)
  const [, few] = fewOthers.exec(others) ?? []
  if (few !== undefined) return (countOf(few) ?? 0) + 1
  if (/\d/.test(others) || manyOthers.test(others)) return null
  const names = others.split(/,| and | & /).filter((name) => !oneself.test(name))
  return names.some((name) => clause.test(name)) ? null : names.length + 1
}
/** "with Kim, but she has not paid": what is no name. */
const clause = /^\s*(?:but|so|because|since|though|he|she|they|we|i|it|that|which|who|each|then|only|just|half|paid)\b/
const oneself = /^\s*(?:(?:me|myself|i)\s*)?$/

/** Among how many a telling says that it was: "pizza 32 for the four of us", "dinner with Ana and Tom 60"; null where it says nothing of it. */
export function partsTold(telling: string): number | null {
  const words = saidWords(telling)
  const [, many] = forMany.exec(words) ?? []
  if (many !== undefined) return countOf(many)
  const [, withMe] = meAnd.exec(words) ?? []
  const together = withMe?.split(/,? and |, | /).filter((name) => name !== 'my') ?? []
  if (together.some((name) => namesPerson(name))) return together.length + 1
  const [, others] = company.exec(words) ?? []
  return others === undefined || !others.split(' and ').every((name) => namesPerson(name.replace(/^my /, '')))
    ? null
    : partsOf(others)
}
const forMany = new RegExp(`\\b(?:for|between|among) (?:the |all )*(${count})(?: of us| people)\\b`)
/** "tickets 90 for me, Jo and Ann" */
const meAnd =
  /\b(?:for|between|among) (?:me|myself),? (?:and )?((?:my )?[a-z]+(?:(?:,| and|, and)? (?:my )?[a-z]+){0,4})$/
const company = / with ((?:my )?[a-z]+(?: and (?:my )?[a-z]+)?)(?![a-z'])(?! [a-z]+ )/

const fewOthers = new RegExp(`^(?:my |our |the |his |her )?(?:other )?(${count}) (?:other )?[a-z]+s$`)
const manyOthers =
  /\b(?:friends|people|everyone|everybody|all|them|kids|colleagues)\b|\b(?:my|our|the|his|her) [a-z]+[^s'u]s\b/
