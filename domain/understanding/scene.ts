import type { Day } from '#domain/calendar.ts'
import { readDayAt } from '#domain/understanding/days/day-phrase.ts'
import type { Span } from '#domain/understanding/frame.ts'
import { matchLexicon } from '#domain/understanding/lexicon/lexicon.ts'
import { cover } from '#domain/understanding/words/cover.ts'
import { isNumberWord } from '#domain/understanding/words/number-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { type Token, textOf } from '#domain/understanding/words/token.ts'

/** The day of a scene, where it is said, what was told of it, and behind that what has days of its own. */
export type Scene = { day: Day; span: Span | null; rest: readonly Token[]; later: readonly Token[] }

/**
 * "took the kids to the zoo saturday. tickets 60, ice cream 15", "market day on saturday. stall fee 45": the first sentence sets the
 * scene of what was paid in those behind it, and is no purchase of its own. Null for all others.
 */
export function sceneOf(tokens: readonly Token[], today: Day, own: string): Scene | null {
  const end = tokens.findIndex(endsSentence)
  const scene = tokens.slice(0, end)
  const rest = tokens.slice(end + 1)
  if (end < 2 || rest.length < 2 || scene.some(counts)) return null
  const words = textOf(scene)
  if (!setsScene.test(words) || noScene.test(words) || speaksOfMore.test(textOf(rest)) || scene.some(isPaidThere))
    return null
  const day = onlyDay(scene, today, own)
  if (day === null) return null
  const behind = { tokens: rest, today, own }
  const next = rest.findIndex((_, at) => readDayAt(behind, at) !== null)
  const cut = next < 0 ? rest.length : rest.slice(0, next).findLastIndex(endsSentence) + 1
  return { ...day, rest: rest.slice(0, cut), later: rest.slice(cut) }
}

/** The one day that the scene tells, today where it tells none; null where it tells several, or one that is still to come. */
function onlyDay(scene: readonly Token[], today: Day, own: string): Pick<Scene, 'day' | 'span'> | null {
  const reader = { tokens: scene, today, own }
  let found: Pick<Scene, 'day' | 'span'> | null = null
  for (let at = 0; at < scene.length; at += 1) {
    const read = readDayAt(reader, at)
    if (!read) continue
    if (found || read.future || read.unreal !== undefined) return null
    found = { day: read.day, span: cover(scene.slice(at, read.to)) }
    at = read.to - 1
  }
  return found ?? { day: today, span: null }
}

/** "the dentist", "Costco": what one pays at, whose price is still to be told. */
function isPaidThere(_: Token, at: number, scene: readonly Token[]): boolean {
  const { entry } = matchLexicon(scene, at) ?? {}
  return (
    entry !== undefined &&
    (entry.display !== null || entry.category === 'Healthcare' || groomers.test(entry.words.join(' ')))
  )
}
const groomers = /^(?:barber|groomer|hairdresser|salon|nail salon|mechanic|garage|car wash|vet)s?$/
const speaksOfMore =
  / (?:owe|owes|owed|now|just|so far|last week|last weeks|this week|last month|last months|salary|paycheck|wages|payday|got paid) /

function endsSentence({ kind, norm }: Token): boolean {
  return kind === 'mark' && /^[.!\n]$/.test(norm)
}

function counts({ kind, norm }: Token): boolean {
  return kind === 'number' || isNumberWord(norm)
}

const lead = '(?:(?:so|ok|okay|oh|well|wow|and) )*'
const us = '(?:(?:i|we|me and \\S+|\\S+ and (?:i|me)) )?(?:(?:all|just|both|also|only) )*'
const company =
  pattern`(?:(?:the|my|our) )?(?:\S+ )?(?:kids?|children|boys|girls|grandkids|grandchildren|family|dog|cat|mum|mom|dad|parents|sister|brother
  |son|daughter|nephew|niece|wife|husband|partner|team|lads|friends?)`.source
const days = '(?:day|night|evening|weekend|trip|outing)'
const occasion =
  pattern`(?:wedding|birthday|anniversary|party|picnic|concert|festival|barbecue|bbq|cookout|funeral|christening|graduation|reunion|sleepover|playdate|market
  |\S+ ${days}|day out|night out|road trip)`.source
const when = '(?:(?:was|on|last|the|over|yesterday|today|night|weekend|evening|afternoon|morning|[a-z]+day) )'
const busy =
  '(?:busy|crazy|hectic|mad|wild|long|big|fun|great|good|lovely|bad|rough|nuts|expensive|pricey|costly|chaos|write off|mess|nightmare)'

/** Where one went and with whom, where one was, what was celebrated, or how the day was. */
const setsScene = pattern`^ ${lead}(?:(?:${when}{1,3}(?:, )?)?${us}(?:(?:went|headed|popped|walked|cycled|drove|flew|travell?ed) (?:to|out|on|for an?|home|down|up|over to|into|[a-z]+ing) |visited |hosted
  |moved (?:house|home|flat|apartment|in|into|dorms?) |took ${company} (?:to|out|on|for an?|[a-z]+ing) |had (?:an? |the |our |my )(?:\S+ ){0,2}?${occasion} (?:$|${when}|with |at |in |for ))
  |(?:i|we) (?:was|were) (?:at|in|on|out|away|sick|ill|off|home|with|visiting|travell?ing|camping|hosting|hungover) 
  |(?:(?:my|our|the|his|her|their) )(?:\S+ )?${occasion} was ${when}{1,3}$|(?:an? )?[a-z]+ ${days} ${when}{0,3}$|${when}{1,3}was (?:(?:an?|so|very|really|pretty|such|quite|the|just|all) )*(?:${busy}|(?:(?:my|our|his|her|their) )?${occasion})
  (?: (?:an?|of|one|day|night|at|with|work|and|${busy}))* (?:with (?:\S+ ){1,3})?$)`
/** What was paid or is to be had there, what was none, and a time longer than a day. */
const noScene = pattern` (?:not|never|no|nobody|didnt|wont|dont|wasnt|werent|couldnt|if|but|because|bought|buy|paid|pay|spent|spend|get|got|grab|order|pick|refill|renew|return|returned|sold|sell|owes?|owed|cost|free|halves|half|split
  |late|rough|week|weeks|month|months|year|years|holidays?|christmas|thanksgiving|easter|valentines|halloween|receipts|bed|sleep) `
