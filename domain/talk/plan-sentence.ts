import { saidWords } from '#domain/said-words.ts'
import { countOf, sum as figures } from '#domain/talk/count-words.ts'
import { withoutOpeners } from '#domain/talk/openers.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'

/** What is wanted of budgets and goals that only the talk, or the plans that are there, can tell. Sums and names are left as they were said. */
export type PlanSentence =
  /**
   * "double it", "halve the food budget"; `of` is null for the one that is talked of. `ofEntry`: it may be an entry ("add 10% to it"), or can
   * be nothing else ("add a tip of 20%"). `isPutRight`: of what the talk set ("no, half of that"), and not of what it only asked about.
   */
  | {
      wants: 'scaled'
      factor: number
      of: string | null
      kind: 'budget' | 'goal' | null
      ofEntry?: 'too' | 'only'
      isPutRight?: true
    }
  /** "lower the limit to 50", "raise both limits by 20", "set food and transport to 200": one that only the talk can tell, all of them, or each that is named. */
  | { wants: 'limits'; sum: string; way: 'to' | 'up' | 'down'; of: 'one' | 'all' | readonly string[] }
  /** "go back to 350" */
  | { wants: 'back'; sum: string }
  /** "put 100 in each" */
  | { wants: 'each'; sum: string }
  /** "move 50 from japan to the bike" */
  | { wants: 'moved'; sum: string; from: string; to: string }
  /** "make the laptop deadline august" */
  | { wants: 'dated'; name: string; until: string }
  /** "rome 900 by april", right behind another goal */
  | { wants: 'another'; name: string; sum: string; until: string }
  /** "goal: japan 3000 by june"; `until` is null where no day is said. */
  | { wants: 'named'; name: string; sum: string; until: string | null }
  /** "I don't want the car anymore"; `name` is null for the one that is talked of. */
  | { wants: 'dropped'; name: string | null }

const LONGEST = 90
const named = '(?:the |my |our )?(.+?)'
const noun = '(?: (budget|limit|cap|goal|target|fund|pot)s?)?'
const factors = { double: 2, triple: 3, halve: 0.5, half: 0.5, cut: 0.5 } as const
const scaled = new RegExp(`^(double|triple|halve|half|cut) ${named}${noun}( in half| in two| by half)?$`)
const made = /^(?:make|call|put) (?:it|that) (?:only )?(half|double|triple)(?: of (?:it|that))?$/
const halfOfThat = /^(?:only |just )?half of (?:it|that)$/
const percent = '(\\S+) ?(?:%|percent|per cent)'
const addedTip = pattern`^(?:(?:and|plus|with|i|we) )*(?:(?:add|added|left|gave|put|include|tip)(?: (?:on|in))? )?(?:a |an |the |another )?(?:tip (?:of|was|is) (?:about )?${percent}
  |${percent} (?:tip|gratuity|service(?: charge)?)(?: (?:of|was|is))?)(?: (?:on top|on (?:it|that)|to (?:it|that)|too))*$
  |^(?:(?:and|i|we) )*tipped (?:(?:him|her|them|the [a-z]+) )?${percent}$`
const addedPart = pattern`^(?:and )?(?:add|put|plus) (?:another |a )?${percent}(?: (?:more|extra))?(?: (?:on top|to|on)(?: of)?(?: ${named})?)?$
  |^(?:raise|increase|up|bump|put up) ${named}${noun} (?:up )?by ${percent}$`
const takenPart = pattern`^(?:and )?(?:take|knock|cut|deduct|subtract) (?:another )?${percent} (?:off|from|out of)(?: of)?(?: ${named})?$
  |^(?:lower|reduce|cut|decrease|drop) ${named}${noun} (?:down )?by ${percent}$`
const back = /^(?:(?:go|(?:set|put|make|take|move|bring|change|switch) (?:it|that))\s)?back (?:down |up )?to (.+)$/
const money = `((?:another |a )?${figures}(?: (?:dollars|bucks|pounds|quid|euros))?)`
const order = '(make|set|put|change|move|raise|increase|up|bump|lower|reduce|cut|drop|decrease)(?: up| down)?'
const theLimits = new RegExp(
  `^${order} (?:(the|my|that) (?:monthly )?(?:([a-z]+(?: out)?) )?(?:limit|budget|cap)|(both|all|each)(?: of (?:them|the|my))?(?: the| my)?(?: limits| budgets)?|(?:the|my|all the|all my) (limits|budgets)) (?:(?:(to|at)|(by)) )?${money}(?: each| a month| both)*$`,
)
const twoLimits = new RegExp(
  `^(?:set|put|make|limit|cap|keep|budget)(?: an?| the| my)?(?: (?:budgets?|limits?)(?: for| of| on)?)? ([a-z]+(?: out)?)(?: (?:budget|limit))? and ([a-z]+(?: out)?)(?: (?:budgets?|limits?))?(?: both)? (?:to|at|of|to be) ${money}(?: each| a month| both| per month)*$`,
)
const feeds = '(?:put|add|save|stick|throw|drop|give|set aside)'
const each = pattern`^${feeds} (?:in |aside )?${money}(?: more)? (?:in|into|to|towards?|on|for|aside for) (?:each|both|every|all)(?: one)?(?: of (?:them|those|these|(?:the|my|our) (?:two )?goals))?(?: (?:my |our )?goals?)?$
  |^give (?:them )?(?:both|each)(?: of them)? ${money}$
  |^${feeds} ${money} each$`
const moved = pattern`^(?:move|transfer|shift|switch|put|take) (.+?) (?:from|out of|off) ${named}${noun} (?:and (?:put|add|move) it |over |back )?(?:to|into|in|on|onto|towards?|for) ${named}${noun}$`
const dropped = pattern`^(?:i|we) (?:don't|do not|no longer|really don't) (?:want|need|care about)(?: to (?:save (?:up )?for|buy|get|have))? ${named}${noun}(?: any ?more| any longer| after all)$
  |^(?:i|we)(?:'ve| have)? (?:just )?(?:gave|given|give) up on ${named}${noun}$
  |^(?:we're|i'm|we are|i am) not (?:saving for|buying|getting|going to) ${named}${noun}(?: any ?more| any longer| after all)$`
const another =
  /^(?:(?:one|another|a goal|and) )?(?:for )?(?:the |my |our |an? )?(\D+?) (?:for |is |of )?(\S*\d\S*|[a-z]+ (?:hundred|thousand|grand)) (?:by|until|till) (\D.*)$/
const sumOf = '(\\S*\\d\\S*|[a-z]+ (?:hundred|thousand|grand))'
const wanted = new RegExp(
  `^(?:(?:one|another|my) )?goals?:? (?:(?:for|is|to get|to buy) )?(?:the |my |our |an? )?(?:([a-z][a-z' ]*?),? (?:for |is |of )?${sumOf}|${sumOf} for (?:the |my |our |an? )?([a-z][a-z' ]*?))(?: (?:by|until|till) (\\D.*?))?$`,
)
const skipped = new RegExp(`^(?:skip|drop|scrap|ditch|forget(?: about)?|cancel|abandon) ${named}${noun}$`)
const dated = new RegExp(
  `^(?:make|set|change|move|push|put) ${named}(?:'s)?${noun} (?:deadline|due date|date|end date) (?:back )?(?:to |be |for )?(.+)$`,
)
const changedMind = /^(?:(?:oh|no|actually|sorry),? )*i(?:'ve| have)? changed my mind,? (?:so |and )?/
const pronoun = /^(?:it|that|this|that one|this one)$/

/** Reads an order about plans that names no entry; null for any other sentence. */
export function readPlanSentence(text: string): PlanSentence | null {
  if (text.length > LONGEST) return null
  const words = withoutOpeners(saidWords(text).replace(changedMind, '')).replace(
    / (?:please|now|then|again|instead|thanks)$/,
    '',
  )
  if (halfOfThat.test(words)) return { wants: 'scaled', factor: factors.half, of: null, kind: null, isPutRight: true }
  const size = scaled.exec(words)
  if (size) {
    const [, verb = '', of = '', kind, half] = size
    if (verb === 'cut' && !half) return null
    const factor = factors[verb as keyof typeof factors]
    return { wants: 'scaled', factor, of: pronoun.test(of) ? null : of, kind: kindOf(kind) }
  }
  const limits = readLimits(words)
  if (limits) return limits
  const extra = readPart(words)
  if (extra) return extra
  const sum = back.exec(words)?.[1]
  if (sum !== undefined) return { wants: 'back', sum }
  const fed = each.exec(words)?.slice(1).find(Boolean)
  if (fed !== undefined) return { wants: 'each', sum: fed }
  const [, amount, from, , to] = moved.exec(words) ?? []
  if (amount && from && to) return { wants: 'moved', sum: amount, from, to }
  const [, before, behind, first, after, due] = wanted.exec(words) ?? []
  const [wish, price] = [before ?? after, behind ?? first]
  if (wish && price) return { wants: 'named', name: wish, sum: price, until: due ?? null }
  const [, next, target, until] = another.exec(words) ?? []
  if (next && target && until) return { wants: 'another', name: next, sum: target, until }
  const [, goal, , day] = dated.exec(words) ?? []
  if (goal && day && !/^(?:the|my|our)$/.test(goal)) return { wants: 'dated', name: goal, until: day }
  if (/\d/.test(words)) return null
  const left = skipped.exec(words)?.[1]
  if (left === 'goal') return { wants: 'dropped', name: null }
  if (left !== undefined) return pronoun.test(left) ? null : { wants: 'dropped', name: left }
  const gone = dropped
    .exec(words)
    ?.slice(1)
    .find((each, at) => at % 2 === 0 && each)
  return gone === undefined ? null : { wants: 'dropped', name: pronoun.test(gone) ? null : gone }
}

function readLimits(words: string): PlanSentence | null {
  const [, one, two, level] = twoLimits.exec(words) ?? []
  if (one && two && level) return { wants: 'limits', sum: level, way: 'to', of: [one, two] }
  const [, verb = '', single, named, , , to, by, sum] = theLimits.exec(words) ?? []
  // "make the limit 150"; what "raise the limit 50" comes to nobody knows.
  if (!sum || !(to || by || /^(?:make|set|put|change)$/.test(verb))) return null
  // A level of a named one is known without the talk.
  if (named && !by) return null
  const isLess = /^(?:lower|reduce|cut|drop|decrease)$/.test(verb)
  return {
    wants: 'limits',
    sum,
    way: by ? (isLess ? 'down' : 'up') : 'to',
    of: named ? [named] : single ? 'one' : 'all',
  }
}

/** "make it half", "add 10% to it", "lower food by 5 percent", "add a tip of 20%". */
function readPart(words: string): PlanSentence | null {
  const times = made.exec(words)?.[1]
  const base = { wants: 'scaled', of: null, kind: null } as const
  if (times) return { ...base, factor: factors[times as keyof typeof factors], ofEntry: 'too' }
  if (!/%|\bper ?cent\b/.test(words)) return null
  const tip = partOf(addedTip.exec(words)?.slice(1).find(Boolean))
  if (tip) return { ...base, factor: 1 + tip, ofEntry: 'only' }
  for (const [sign, [, onIt, to, by, kind, raised]] of [
    [1, addedPart.exec(words) ?? []],
    [-1, takenPart.exec(words) ?? []],
  ] as const) {
    const size = partOf(onIt ?? raised)
    const of = to ?? by
    if (size)
      return {
        ...base,
        factor: 1 + sign * size,
        of: of && !pronoun.test(of) ? of : null,
        kind: kindOf(kind),
        ofEntry: 'too',
      }
  }
  return null
}

/** "20" of a percentage as a part of one, up to the whole. */
function partOf(said: string | undefined): number | null {
  const number = said === undefined ? null : /^\d+(?:\.\d+)?$/.test(said) ? Number(said) : countOf(said)
  return number && number <= 100 ? number / 100 : null
}

function kindOf(noun: string | undefined): 'budget' | 'goal' | null {
  if (noun === undefined) return null
  return /^(?:budget|limit|cap)$/.test(noun) ? 'budget' : 'goal'
}
