import { saidWords } from '#domain/said-words.ts'

/** A short sentence that means something only in the talk it stands in. `thing`: the words for the entry; null: the one that is talked of. */
export type TalkSentence =
  /** "same again", "another coffee", "the usual coffee": an entry like one that is there. `isBare`: "and again", which may be said of anything. */
  | { means: 'again'; thing: string | null; isUsual: boolean; isBare?: boolean }
  /** "split the lunch with Sam", "halve it": the person's own part of an entry, one of so many. */
  | { means: 'share'; thing: string | null; parts: number }
  /** "bring it back", "no, keep it", "put the coffee back": what was taken out or undone is to stand again. */
  | { means: 'back'; thing: string | null }
  /** "lunch was at Subway", "at Costa": where an entry was. */
  | { means: 'place'; thing: string | null; from: 'at' | 'from' }
  /** "I meant the other one", "delete the": the entry that is meant is not said. */
  | { means: 'unsaid' }

const openers =
  /^(?:(?:oh|and|but|ok|okay|yes|yeah|please|hey|so|well|then|penny|no|nope|wait|actually|sorry|can you|could you|i|we|just|h+m+|u+[hm]+|a+h+|oops|whoops|hang on|hold on)[\s,]+)+/
const day =
  '(?: (?:today|yesterday|tonight|last night|this (?:morning|afternoon|evening)|(?:on |last )?(?:mon|tues|wednes|thurs|fri|satur|sun)day))?'
const samePrice = /,? (?:(?:for|at) )?(?:the )?same (?:price|amount|cost|money)(?: as before| again)?$/
const courtesy = /(?:[\s,]+(?:please|thanks|thank you|penny))+$/

const got = '(?:(?:had|got|took|bought|log|add|save|give me|make it|do) )?'
const again = new RegExp(
  `^${got}(?:(?:the |that )?same(?: thing| one)?(?: again| as before| once more)+|(?:the |that )?same (?:thing|one)|once more|one more(?: of (?:those|them|it))?|another(?: one)?(?: of (?:those|them))?|(?:copy|duplicate) (?:that|it|the last(?: one| entry)?))${day}$`,
)
const againOf = new RegExp(
  `^${got}(?:another|one more|the same|same|(?:copy|duplicate) the) (?!day|time|place|way|one|question|thing|person|week|month|table)([a-z][a-z' ]*?)(?: again| as before| once more)?${day}$`,
)
const bareAgain = /^(?:(?:once )?again|(?:do|add|log) (?:it|that) again)$/
const usual = new RegExp(`^${got}(?:the |my )?(?:usual|regular)(?: ([a-z][a-z' ]*?))?(?: again| today)?$`)

const shared = "(?:it|that|this|that one|the last one|(?:the |my |our )?([a-z][a-z' ]*?))"
const splitting = new RegExp(
  `^(?:split|share|shared|divide|halve) (?:up )?${shared}(?: (?:up|in half|half and half|fifty fifty|evenly|equally))*(?: (?:with|between|among) (.+)| (?:in|into|by|between)? ?(two|three|four|five|six|[2-6])(?: ways| parts| of us| people)?)?$`,
)
const halfPaid = new RegExp(`^(?:only )?(?:paid|pay)(?: only| for)* half(?: of)? ${shared}$`)
const halfByOther = new RegExp(
  `^(?!i |we |who |nobody |noone |what |everyone |everybody |someone |somebody )(?:my |the )?[a-z]+ (?:paid|covered|paid me) (?:for )?(?:the other )?half(?: of ${shared})?$`,
)
const halfOfOthers = new RegExp(
  `^half (?:of )?${shared} (?:was|is|belongs to) (?:\\w+'s|theirs|his|hers|not mine|for \\w+)$`,
)

const back =
  /^(?:bring|put|get|give me) (?:it|that|them|those|that one|both)(?: all)? back(?: again| in)?$|^(?:restore|keep|recover) (?:it|that|them|those|that one|both)$|^(?:don'?t|do not) (?:delete|remove) (?:it|that|them)$|^(?:i )?(?:want|need) (?:it|that|them) back$/
const backNamed =
  /^(?:(?:bring|put|get) (?:the |my |that )?([a-z][a-z' ]*?) back(?: again| in)?|(?:restore|recover|undelete|reinstate) (?:the |my |that )?([a-z][a-z' ]*?)|(?:keep|don'?t (?:delete|remove)) (?:the |my )([a-z][a-z' ]*?))$/
const placed = /^(?:the |my |that )?([a-z][a-z' ]*?) (?:was|were) (at|from) (?:the )?[a-z][a-z0-9'& ]*$/
const onlyPlace = /^(?:it was )?(at|from) (?:the )?[a-z][a-z0-9'& ]*$/
const otherOne =
  /^(?:(?:i )?(?:mean|meant|make it|make that|change it to|take|do) )?(?:not that(?: one)?,? )?(?:the )?other (?:one|entry)$/
const cutOff = /^(?:delete|remove|change|edit|rename|move|cancel|undo) (?:the|my|a|an)$/

const LONGEST = 120
const numbers: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, six: 6 }
const pronouns = /^(?:it|that|this|that one|this one|one|them|those|last one)$/

/** Reads a sentence of one of these kinds; null for any other. An amount in it makes it another. */
export function readTalkSentence(text: string): TalkSentence | null {
  if (text.length > LONGEST) return null
  const said = saidWords(text).replace(courtesy, '')
  const words = said.replace(openers, '').replace(samePrice, '')
  if (/\d{2}|[$€£]/.test(words)) return null
  // "another coffee?", "can you repeat that" ask; nothing is written for a question.
  const asks = /\?\s*$/.test(text)
  if (!asks && again.test(words)) return { means: 'again', thing: null, isUsual: false }
  if (!asks && bareAgain.test(words)) return { means: 'again', thing: null, isUsual: false, isBare: true }
  const like = usual.exec(words)
  if (like && !asks) return { means: 'again', thing: like[1] ?? null, isUsual: true }
  const more = againOf.exec(words)?.[1]
  if (more && !asks && !pronouns.test(more)) return { means: 'again', thing: more, isUsual: false }
  const share = asks && !/^\W*(?:can|could|would) you\b/i.test(text) ? null : readShare(words)
  if (share) return share
  if (back.test(words)) return { means: 'back', thing: null }
  const [, brought, restored, kept] = backNamed.exec(words) ?? []
  const gone = brought ?? restored ?? kept
  if (gone !== undefined && !pronouns.test(gone)) return { means: 'back', thing: gone }
  if (otherOne.test(words) || cutOff.test(words)) return { means: 'unsaid' }
  const where = placed.exec(words)
  if (where?.[1])
    return { means: 'place', thing: pronouns.test(where[1]) ? null : where[1], from: where[2] as 'at' | 'from' }
  const from = onlyPlace.exec(words)?.[1]
  return from === undefined ? null : { means: 'place', thing: null, from: from as 'at' | 'from' }
}

function readShare(words: string): TalkSentence | null {
  // "could you share my credit score with me" shares nothing.
  if (/^share\b/.test(words) && !/ with (?!me\b|us\b)/.test(words)) return null
  const split = splitting.exec(words)
  if (split) {
    const [, thing, others, ways] = split
    const parts = ways ? (numbers[ways] ?? Number(ways)) : others ? partsOf(others) : 2
    return parts === null ? null : { means: 'share', thing: thing ?? null, parts }
  }
  if (/ (?:the )?(?:salary|pay|income|wages) /.test(` ${words} `)) return null
  const half = halfPaid.exec(words) ?? halfOfOthers.exec(words) ?? halfByOther.exec(words)
  return half && { means: 'share', thing: half[1] ?? null, parts: 2 }
}

/** Those who share: "Sam" are two with the person, "Sam and Ana" three, "the three of us" three; null where nobody can tell how many. */
function partsOf(others: string): number | null {
  const counted = /\b(two|three|four|five|six|[2-6]) (?:of us|people|ways)$/.exec(others)?.[1]
  if (counted) return numbers[counted] ?? Number(counted)
  if (/\d/.test(others) || /\b(?:friends|people|everyone|everybody|all|them|kids|colleagues)\b/.test(others))
    return null
  return others.split(/,| and | & /).filter((name) => name.trim() !== '').length + 1
}
