import { pattern } from '#domain/understanding/words/pattern.ts'

const yes = /^(yes|yep|yeah|yup|sure|ok|okay|right|correct|exactly|it is|that'?s right|save it|do it|go ahead)\b/
const no =
  /^(no|nope|nah|never ?mind|cancel|forget (it|that)|stop|skip (it|that)?|don'?t|drop it|leave it|none|neither)\b/
const places = [/\b(first|former|newest|latest|last one)\b/, /\b(second|latter)\b/, /\bthird\b/, /\bfourth\b/] as const

/** A message as an answer is compared: lower case, without the marks at its end. */
export function plainWords(message: string): string {
  return message
    .trim()
    .toLowerCase()
    .replace(/[.!,]+/g, '')
}

/** "both", "all three of them": every one of the choices. */
export function isAll(words: string, count: number): boolean {
  return count > 1 && (count === 2 ? both : all).test(words)
}
const both = /^(?:(?:yes|ok|okay|oh|well) )?(?:both|each|all)(?: of (?:them|those|these))?(?: please| of course)?$/
const all =
  /^(?:(?:yes|ok|okay|oh|well) )?(?:all|each|every one)(?: (?:three|four))?(?: of (?:them|those|these))?(?: please| of course)?$/

export function isYes(words: string): boolean {
  return yes.test(words)
}

export function isNo(words: string): boolean {
  return no.test(words)
}

/** An answer is no longer than this; what is longer is a sentence of its own. */
export function isShort(words: string): boolean {
  return words.split(/\s+/).length <= 8
}

/** "never mind": what was asked about is to stay as it is. */
export function isRefusal(message: string): boolean {
  const words = plainWords(message)
  return isNo(words) && isShort(words)
}

/** The very words of a choice: its button was pressed, or they were repeated. */
export function isSaid(label: string, message: string): boolean {
  return (
    message
      .trim()
      .replace(/[.!]+$/, '')
      .toLowerCase() === label.toLowerCase()
  )
}

/** "the first", "the latter": what is named by its place among the choices. */
export function chosenByPlace<T>(choices: readonly T[], words: string): T | undefined {
  return choices.find((_, index) => places[index]?.test(words) ?? false)
}

/** "the last one" of amounts as they were offered; entries are offered the newest first. */
export function chosenInRow<T>(choices: readonly T[], words: string): T | undefined {
  return /\blast(?: one| amount| number)?(?: please)?$/.test(words) ? choices.at(-1) : chosenByPlace(choices, words)
}

/** "no, the first one", "nah the bigger": a no to what was asked, and behind it which of the choices is meant. */
export function chosenBehindNo<T extends { amountMinor: number }>(choices: readonly T[], words: string): T | undefined {
  const which = behindNo.exec(words)?.[1]
  if (which === undefined || choices.length < 2) return undefined
  return chosenByPlace(choices, which) ?? chosenBySize(choices, `${which} one`)
}
const behindNo = pattern`^(?:no|nope|nah|not that(?: one)?) (?:(?:no|sorry|wait|it was|it's|its|that was|i meant?|i said|make it|actually) )*
  ((?:the )?(?:first|former|second|latter|third|fourth|big(?:ger|gest)?|larg(?:er|est)|high(?:er|est)|small(?:er|est)?|low(?:er|est)?|cheap(?:er|est)?))(?: (?:one|amount|number|price|of (?:them|those|the two)))?(?: please)?$`

const bigger =
  /\b(?:bigger|biggest|larger|largest|higher|highest|greater|more expensive|the most|(?:big|large|high|expensive) one)\b/
const smaller = /\b(?:smaller|smallest|lower|lowest|lesser|cheaper|cheapest|the least|(?:small|little|low|cheap) one)\b/
const whole = /\b(?:the whole(?: thing| bill| lot)?|all of it|in total|altogether|everything)\b/
const ownPart = /\b(?:my (?:own )?(?:share|part|half|bit)|just mine)\b/
const MOST_PARTS = 20

/** "the bigger one": of two amounts or more; "my share": where the smaller is an even part of the bigger. */
export function chosenBySize<T extends { amountMinor: number }>(choices: readonly T[], words: string): T | undefined {
  const [least, ...more] = choices.toSorted((a, b) => a.amountMinor - b.amountMinor)
  const most = more.at(-1)
  if (!least || !most) return undefined
  const parts = Math.round(most.amountMinor / least.amountMinor)
  const isPart = parts <= MOST_PARTS && Math.abs(most.amountMinor / parts - least.amountMinor) <= 1
  if (smaller.test(words) || (isPart && ownPart.test(words))) return least
  return bigger.test(words) || (isPart && whole.test(words)) ? most : undefined
}

/** "no idea": what was asked for cannot be told. */
export function isUnknown(message: string): boolean {
  return /^(?:sorry )?(?:i )?(?:(?:really )?(?:don'?t|do not|can'?t|cannot) (?:know|remember|recall|say)|no idea|not sure|forgot)\b/.test(
    plainWords(message),
  )
}
