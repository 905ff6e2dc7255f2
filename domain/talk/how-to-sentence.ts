import { saidWords } from '#domain/said-words.ts'
import { withoutOpeners } from '#domain/talk/openers.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'

/** What a person wants to know how to do. */
export type HowTo =
  | 'undo'
  | 'split'
  | 'category'
  | 'day'
  | 'amount'
  | 'name'
  | 'budget'
  | 'goal'
  | 'see'
  | 'delete'
  | 'correct'
  | 'add'

const LONGEST = 80
const how = pattern`^(?:how (?:do|can|could|would|should) (?:i|we|you)|how to|how does one|(?:can you |could you )?(?:tell|show) me how (?:to|i can)
  |is it possible to|is there (?:a|any) way (?:for me )?to|what do (?:i|we) (?:say|do) to|where (?:do|can) (?:i|we)) (?:actually )?(.+)$`
const may = /^(?:can|could|may|am) (?:i|we) (?:also |still |able to )*(.+)$/
const ending = /(?: (?:here|please|penny|in here|with you|in this app|in the app|later|afterwards|again|then))+$/

const changing =
  '(?:change|edit|fix|correct|set|pick|choose|move|alter|adjust|update|switch|put right|get|tell you|say|give)'
const acts: readonly [HowTo, RegExp][] = [
  [
    'undo',
    /^(?:undo|reverse|revert)(?: (?:it|that|this|things?|something|a change|changes|the last (?:one|change)))?$/,
  ],
  ['split', /^(?:split|share|halve|divide)(?: .+)?$/],
  ['category', new RegExp(`^(?:${changing} .*\\bcategor(?:y|ies)|(?:re)?categori[sz]e\\b.*)$`)],
  ['budget', /^(?:set|make|create|add|start|change|raise|lower|use|get) (?:up )?.*\bbudgets?$/],
  ['goal', /^(?:set|make|create|add|start|change|use|get) (?:up )?.*\b(?:goals?|savings goals?)$/],
  ['day', new RegExp(`^${changing} (?:.+ )?(?:days?|dates?)(?: of .+)?$`)],
  ['amount', new RegExp(`^${changing} (?:.+ )?(?:amounts?|prices?|figures?|number)(?: of .+)?$`)],
  ['name', new RegExp(`^(?:rename .+|${changing} (?:.+ )?(?:names?|shop|store|merchant)(?: of .+)?)$`)],
  [
    'see',
    /^(?:see|view|find|look at|check|list|get to) (?:it|that|this|them|.*\b(?:entries|everything|spending|ledger|transactions|expenses))$/,
  ],
  [
    'delete',
    /^(?:delete|remove|erase|take out|get rid of|clear) (?:(?:the|an?|my|one|that|this|some) \S+(?: \S+)?|something|things|it|that|entries)$/,
  ],
  [
    'correct',
    new RegExp(
      `^${changing} (?:something|things|it|that|one|an? \\S+|the last one|mistakes|entries|what i said)(?: wrong)?$`,
    ),
  ],
  [
    'add',
    /^(?:add|log|record|enter|save|track|put in|note(?: down)?|write down|tell you(?: about)?|start|begin)(?: (?:my |an? |some |more |new |old |past |the |several )*(?:something|anything|things?|entry|entries|purchases?|expenses?|spending|transactions?|stuff|spends?|payments?|income|it|that|one)(?: (?:from|of|for) (?:.+))?)?$/,
  ],
]

/** "can I change it": how, where nothing is said that it is to be. */
const changesIt = /^(?:change|edit|fix|correct|alter|adjust) (?:it|that|this)$/

/** Words that name no entry: "can I change the day" asks how, "can I delete the coffee" is an order. */
const general = new Set(
  'a an the my its any some another one more old past new last something anything things thing entry entries amount amounts price day days date dates category categories name names shop store merchant purchase purchases expense expenses spending transaction transactions budget budgets goal goals from of for on with to week month yesterday ago friend friends people someone somebody else later wrong several at once income payment payments'.split(
    ' ',
  ),
)

/** Reads "how do I split something", "can I change the day", "how do I undo": what is to be explained; null for any other sentence. */
export function readHowTo(text: string): HowTo | null {
  if (text.length > LONGEST || !/\b(?:how|can|could|may|am|possible|way|where|what do)\b/i.test(text)) return null
  const words = withoutOpeners(saidWords(text)).replace(ending, '')
  const asked = how.exec(words)?.[1]
  const wished = asked ?? may.exec(words)?.[1]
  if (wished === undefined || /\baccounts?\b|\bcards?\b|\bpassword\b|\bpin\b/.test(wished)) return null
  const act = acts.find(([, pattern]) => pattern.test(wished))?.[0] ?? null
  return asked !== undefined ||
    wished
      .split(' ')
      .slice(1)
      .every((word) => general.has(word)) ||
    (act === 'correct' && changesIt.test(wished))
    ? act
    : null
}
