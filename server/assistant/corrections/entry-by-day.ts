import type { Day } from '#domain/calendar.ts'
import type { Minor } from '#domain/money.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { editOnly } from '#server/assistant/changes/edit-only.ts'
import { isFarFrom } from '#server/assistant/is-far-from.ts'
import { onlyAmount, saidFigures } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { entriesOf, standingTurns, toldAlone } from '#server/assistant/talk/standing-entries.ts'
import { toldLike } from '#server/assistant/talk/told-like.ts'
import { turnsBack } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'

const MOST_OFFERED = 4
const LONGEST = 80

const day = '(?:yesterday|today|(?:last )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)'
const lead = '^\\W*(?:(?:no|and|but|so|oh|wait|sorry|actually|please)\\W+)*'
const told =
  "(?:(?:was|is|cost)|should(?: have been|['’]ve been| be))(?: (?:actually|really|only))?(?: (?:a bit |a little )?(?:cheaper|less|more|higher|lower|dearer)[,;:]? ?(?:(?:it was|only|at|just)\\b)*)?"
const amount = '(\\S+(?: \\S+){0,3}?)\\W*$'
const ofDay = new RegExp(`${lead}(?:the )?(${day})(?:['’]s(?: one)?| one) ${told} ${amount}`, 'i')
/** "make yesterday's one 35", "change tuesday's to 5.50" */
const ordered = new RegExp(
  `${lead}(?:make|change|set|update) (?:the )?(${day})['’]?s(?: one)?(?: (?:to|at|be))? ${amount}`,
  'i',
)
/** "monday was 4.50": of an entry of that day, where it may have been so much. */
const bare = new RegExp(`${lead}((?!today)${day}) ${told} ${amount}`, 'i')
/** "the saturday night was 119": of an entry of that day, and of none that is not there. */
const night = new RegExp(
  `${lead}(?:the )?(${day})(?:['’]s)? (?:night|evening|morning|afternoon|stay)(?:['’]s)? ${told} ${amount}`,
  'i',
)

/** "monday's was 4.50" after "coffee 4 on monday and 5 today": the entry of the talk that is of that day, or the question which of several. Null for any other sentence. */
export async function readEntryByDay(context: Context, speaker: Speaker): Promise<Understanding | null> {
  if (speaker.message.length > LONGEST) return null
  const named = ofDay.exec(speaker.message) ?? ordered.exec(speaker.message)
  const ofNight = named ? null : night.exec(speaker.message)
  const [, saidDay, saidAmount] = named ?? ofNight ?? bare.exec(speaker.message) ?? []
  const amountMinor = onlyAmount(saidAmount, speaker)
  const [date] = saidDay === undefined ? [] : saidFigures(saidDay, speaker).days
  if (amountMinor === null || date === undefined) return null
  // "last tuesday's" may be of the week before.
  const turns = (await standingTurns(context, speaker, turnsBack.ofSeveral)).filter(({ message }) =>
    tellsDay(message, saidDay ?? ''),
  )
  const entries = entriesOf(turns)
  const meant = entries.filter((entry) => entry.date === date && (named || !isFarFrom(entry.amountMinor, amountMinor)))
  const among = meant.map(({ id }) => id).slice(0, MOST_OFFERED)
  if (among.length > 0) return editOnly(speaker, { change: { amountMinor }, among, asksWhich: among.length > 1 })
  return named || ofNight ? null : readAnotherDay(context, speaker, { date, amountMinor })
}

/** Whether a day of "last" week was told in those words. */
function tellsDay(message: string, said: string): boolean {
  return !/^last /i.test(said) || message.toLowerCase().includes(said.toLowerCase())
}

/** "monday was 4.50" right after a coffee that was told of friday: the same on that day, where it may have been so much. */
async function readAnotherDay(
  context: Context,
  speaker: Speaker,
  { date, amountMinor }: { date: Day; amountMinor: Minor },
): Promise<Understanding | null> {
  const told = await toldAlone(context, speaker)
  if (!told || date > speaker.today) return null
  const { entry, message } = told
  if (isFarFrom(entry.amountMinor, amountMinor) || !saidFigures(message, speaker).days.includes(entry.date)) return null
  const words = speaker.message.replace(/^\W*(?:(?:no|and|but|so|oh|wait|sorry|actually|please)\W+)*/i, '')
  return toldLike(context, speaker, { entry, words })
}
