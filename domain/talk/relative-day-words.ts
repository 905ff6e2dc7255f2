import { count, countOf } from '#domain/talk/count-words.ts'
import { dayThings } from '#domain/understanding/days/day-things.ts'

/** Words that tell a day by another one, as parts of a pattern. */
export type RelativeWords = {
  said: string
  /** The same behind a sentence, where more can belong to it there. */
  atEnd?: string
  /** Words that make something else of them where they follow without a pause. */
  notBefore: string
  /** How many days later than the other one it is. */
  offset: (said: string) => number
}

const part = '(?:day|night|evening|morning|afternoon)'
const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const that = '(?: that\\b| it\\b)'

/** "that day pass", "same day delivery"; "that day was dear" tells nothing of that day. */
const things = `${dayThings}|was|were|is|will|would|could|of|when|that|who`

/** "the day before my birthday", "the day after we left": the other day is told behind it. */
const anchors = [
  'the|my|our|his|her|their|your|an?(?! [a-z]+(?: [a-z]+)? (?:for )?[$£€]?\\d)|this|last|next|that|yesterday|today|tomorrow|he|she|they|it',
  'christmas|xmas|thanksgiving|easter|halloween|new year|valentine',
  '(?:i|we)(?! (?:also|then)\\b)|work|school|church|class|practice|pay ?day|surgery',
].join('|')

const counted = `\\b(?:a|${count}) (?:day|night|week)s?`

export const relativeWords: readonly RelativeWords[] = [
  {
    said: `(?:later )?(?:(?:on|at) )?\\b(?:(?:the|that) )?(?:very )?same (?:${part}|date)`,
    atEnd: `(?:(?:on|at) )?\\b(?:(?:the|that) )?(?:very )?same (?:${part}|date)(?: as (?:that|it|(?:the |my )?([a-z][a-z' ]*)))?`,
    notBefore: things,
    offset: () => 0,
  },
  {
    said: `\\b(?:later )?(?:on )?that (?:same )?${part}`,
    atEnd: `\\b(?:later )?(?:on )?that (?:same )?${part}(?: too| as well)?`,
    notBefore: things,
    offset: () => 0,
  },
  { said: `\\b(?:on )?the ${part} (?:before|earlier)${that}?`, notBefore: anchors, offset: () => -1 },
  { said: `\\b(?:on )?the ${part} after${that}?`, notBefore: anchors, offset: () => 1 },
  { said: `\\b(?:on )?the ${weekday} (?:before|earlier)${that}?`, notBefore: anchors, offset: () => -7 },
  { said: `\\b(?:on )?the ${weekday} after${that}?`, notBefore: anchors, offset: () => 7 },
  { said: `\\b(?:on )?the (?:next|following) ${part}`, notBefore: things, offset: () => 1 },
  {
    said: `${counted} (?:before|after)${that}`,
    atEnd: `${counted} (?:before|after)${that}?`,
    notBefore: things,
    offset: daysOf,
  },
  { said: `${counted} (?:before|after)`, notBefore: '\\S+', offset: daysOf },
  { said: `${counted} (?:earlier|later)${that}?`, notBefore: things, offset: daysOf },
  { said: `\\bthe week (?:before|after)${that}?`, notBefore: anchors, offset: daysOf },
]

/** "two days later" is 2, "the week before that" -7. */
function daysOf(said: string): number {
  const [, words = '', unit = ''] = /(\S+) (day|night|week)/i.exec(said) ?? []
  const days = (countOf(words) ?? 1) * (unit.toLowerCase() === 'week' ? 7 : 1)
  return /before|earlier/i.test(said) ? -days : days
}
