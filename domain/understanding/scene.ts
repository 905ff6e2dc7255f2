import type { Day } from '#domain/calendar.ts'
import { readDayAt } from '#domain/understanding/days/day-phrase.ts'
import type { OuterDay } from '#domain/understanding/days/outer-day.ts'
import { cover } from '#domain/understanding/words/cover.ts'
import { isNumberWord } from '#domain/understanding/words/number-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import type { Token } from '#domain/understanding/words/token.ts'
import { textOf } from '#domain/understanding/words/trimmings.ts'

/** What was told on the day of a scene, and behind it what has days of its own. */
export type Scene = OuterDay & { later: Token[] }

/**
 * "took the kids to the zoo saturday. tickets 60, ice cream 15", "market day on saturday. stall fee 45": the first sentence sets the
 * scene of what was paid in those behind it, and is no purchase of its own. Null for all others.
 */
export function sceneOf(words: readonly Token[], today: Day, own: string): Scene | null {
  const end = words.findIndex(endsSentence)
  const scene = words.slice(0, end)
  const rest = words.slice(end + 1)
  if (end < 2 || rest.length < 2 || scene.some(isNumber) || !setsScene.test(textOf(scene))) return null
  const day = onlyDay(scene, today, own)
  if (day === null) return null
  const behind = { tokens: rest, today, own }
  const next = rest.findIndex((_, at) => readDayAt(behind, at) !== null)
  const cut = next < 0 ? rest.length : rest.slice(0, next).findLastIndex(endsSentence) + 1
  return { ...day, rest: rest.slice(0, cut), later: rest.slice(cut) }
}

/** The one day that the scene tells, today where it tells none; null where it tells several, or one that is still to come. */
function onlyDay(scene: readonly Token[], today: Day, own: string): { day: Day; span: OuterDay['span'] } | null {
  const reader = { tokens: scene, today, own }
  let found: { day: Day; span: OuterDay['span'] } | null = null
  for (let at = 0; at < scene.length; at += 1) {
    const read = readDayAt(reader, at)
    if (!read) continue
    if (found || read.future || read.unreal !== undefined) return null
    found = { day: read.day, span: cover(scene.slice(at, read.to)) }
    at = read.to - 1
  }
  return found ?? { day: today, span: cover(scene) }
}

function endsSentence({ kind, norm }: Token): boolean {
  return kind === 'mark' && /^[.!\n]$/.test(norm)
}

function isNumber(token: Token): boolean {
  return token.kind === 'number' || isNumberWord(token.norm)
}

const lead = '(?:(?:so|ok|okay|oh|well|wow|and) )*'
const us = '(?:(?:i|we|me and \\S+|\\S+ and (?:i|me)) )?(?:(?:all|just|both|also|only) )*'
const company = `(?:(?:the|my|our) )?(?:\\S+ )?(?:kids?|children|boys|girls|grandkids|grandchildren|family|dog|cat|mum|mom|dad|parents|sister|brother
  |son|daughter|nephew|niece|wife|husband|partner|team|lads|friends?)`.replace(/\n */g, '')
const occasion = `(?:wedding|birthday|anniversary|party|picnic|concert|festival|barbecue|bbq|cookout|funeral|christening|graduation|reunion|sleepover|playdate|market
  |\\S+ (?:day|night|evening|weekend|trip|outing)|day out|night out|road trip)`.replace(/\n */g, '')
const when = '(?:(?:was|on|last|this|the|over|yesterday|today|night|weekend|evening|afternoon|morning|[a-z]+day) )'
/** Where one was and with whom, what was the occasion, or how the day was. */
const setsScene = pattern`^ ${lead}(?:(?:${when}{1,3}(?:, )?)?${us}(?:went|drove|flew|headed|popped|walked|cycled|moved|travell?ed|visited|hosted) (?!with (?:the|a) |for (?:the|a) |over |mad |crazy |wrong |to (?:bed|sleep) )
  |${us}took ${company} |${us}had (?:an? |the |our |my )(?:\S+ ){0,2}?${occasion} |(?:i|we) (?:was|were) (?!(?:\S+ )?(?:charged|overcharged|refunded|given|handed|billed|paid|robbed) )
  |(?:(?:a|my|our|the|his|her|their) )?(?:\S+ )?${occasion} ${when}{0,3}$|${when}{1,3}was (?:\S+ ){1,6}$)(?!.* (?:not|never|no|didnt|wont|dont|wasnt|werent|couldnt|if|but|because|bought|paid|spent|got|returned|sold|owes?|cost|free) )`
