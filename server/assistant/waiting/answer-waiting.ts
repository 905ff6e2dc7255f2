import { findPendingQuestion } from '#db/read/pending-question.ts'
import { formatMoney } from '#domain/money.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { isNumberWord } from '#domain/understanding/words/number-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { applySentence } from '#server/assistant/entries/apply-sentence.ts'
import { askFirst } from '#server/assistant/entries/ask-first.ts'
import { type OpenChoice, offer } from '#server/assistant/entries/open-choice.ts'
import { firstOpen, knownEntries, type OpenSentence } from '#server/assistant/entries/open-sentence.ts'
import { soleEntry } from '#server/assistant/find/named-in.ts'
import { interpret } from '#server/assistant/interpret.ts'
import type { Reply, WaitingQuestion } from '#server/assistant/reply.ts'
import { tellsFigures } from '#server/assistant/said-figures.ts'
import { emptyAnswer, type Speaker } from '#server/assistant/speaker.ts'
import type { Memory } from '#server/assistant/talk/memory.ts'
import { nameFit } from '#server/assistant/talk/name-fit.ts'
import { entriesOf, standingTurns, toldAlone } from '#server/assistant/talk/standing-entries.ts'
import { turnsBack, turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import { chosenByTelling } from '#server/assistant/waiting/chosen-by-telling.ts'
import { putRightMeanwhile } from '#server/assistant/waiting/put-right-meanwhile.ts'
import { isRefusal, isYes, plainWords } from '#server/assistant/waiting/reply-words.ts'
import { askBudget, readBudgetAnswer } from '#server/assistant/waiting/resolve-budget.ts'
import { resolveChoice } from '#server/assistant/waiting/resolve-choice.ts'
import { readTarget } from '#server/assistant/waiting/resolve-goal.ts'
import { amountWords, putsNamedRight, resolveQuestion } from '#server/assistant/waiting/resolve-question.ts'
import { readTotal } from '#server/assistant/waiting/resolve-total.ts'
import type { Resolution } from '#server/assistant/waiting/said-in-answer.ts'
import { withoutHedge } from '#server/assistant/waiting/without-hedge.ts'
import type { Context } from '#server/context.ts'

type Given = { speaker: Speaker; understanding: Understanding }

/** Takes a message as the answer to what was asked last; null when nothing waits, or when it is no answer. */
export async function answerWaiting(context: Context, memory: Memory, given: Given): Promise<Reply | null> {
  const { speaker } = given
  const waiting = await waitingFor(context, speaker.userId)
  if (!waiting) return null
  if ('choice' in waiting) {
    const [before] = await turnsOfTalk(context, { userId: speaker.userId, limit: 1 })
    const isJustAsked = Boolean(before?.outcome.question)
    const read = resolveChoice(waiting.choice, { ...given, isJustAsked })
    const which = { ...speaker, message: whichSaid(speaker) }
    const told = read.means === 'other' ? await chosenByTelling(context, which, waiting.choice) : null
    const said = told ? ({ means: 'chosen', option: told } as const) : read
    if (said.means === 'dropped') return leave(speaker)
    if (said.means === 'unclear') return askChoiceAgain(speaker, waiting.choice, ONLY_YES)
    if (said.means === 'asksOf') return askChoiceAgain(speaker, waiting.choice, `That is ${said.option.label}.`)
    if (said.means === 'asked') return askChoiceAgain(speaker, said.choice)
    return said.means === 'chosen' ? applySentence(context, memory, { speaker, chosen: said.option }) : null
  }
  if ('budget' in waiting) {
    const [before] = await turnsOfTalk(context, { userId: speaker.userId, limit: 1 })
    const said = readBudgetAnswer(waiting.budget, { ...given, isJustAsked: /\bbudget\b/i.test(before?.message ?? '') })
    if (said && 'call' in said) return applySentence(context, memory, { speaker, chosen: { calls: [said.call] } })
    if (said) return { answer: emptyAnswer(speaker, askBudget(said.open)), question: { budget: said.open } }
    return isRefusal(speaker.message) ? leave(speaker) : null
  }
  if ('total' in waiting || 'goal' in waiting) {
    const call = 'total' in waiting ? readTotal(waiting.total, given) : null
    const chosen = 'goal' in waiting ? readTarget(waiting.goal, given) : call && { calls: [call] }
    if (chosen) return applySentence(context, memory, { speaker, chosen })
    if ('goal' in waiting && (await isAgreed(context, speaker)))
      return {
        answer: emptyAnswer(speaker, `How much in all? Say the sum to save for ${waiting.goal.name}, like "2000".`),
      }
    return isRefusal(speaker.message) ? leave(speaker) : null
  }
  return answerEntries(context, memory, { ...given, waiting })
}

/** "the evening one, my pass covered that": which, and behind it why. */
const whichAndWhy = pattern.iu`^((?:\W*(?:no|oh|um|uh|yes|yeah)\b)?[\s,]*(?:the|that) \p{L}+(?: \p{L}+)? one)[,;.:] (?:(?:because|since|as) )?((?=(?:i|we|he|she|they|it|that|my|our|the|\p{L}+ (?:paid|got|covered))\b)(?!.*\b(?:not|keep|but|instead|one|rather|right|correct|fine|ok|okay)\b)[^\d?]{3,60})$`
/** "that was lunch", "it was dear" say more of it; "it was free", "that was a mistake" say why. */
const saysMore = pattern.i`^(?:it|that|they|he|she)(?:['’]s| was| is| were| cost| came)\b(?! (?:(?:a|an|all|for|on|actually|really) )*(?:free|mistake|error|wrong|cancell?ed|covered|refunded|double|duplicate|twice|comped|the house|me\b|my (?:pass|boss|work|card)))`

/** Which one is chosen, without why; the whole where more is told of it: a sum, a day, or what it was. */
function whichSaid(speaker: Speaker): string {
  const { message } = speaker
  const [, which, why] = whichAndWhy.exec(message) ?? []
  if (which === undefined || why === undefined) return message
  const tellsMore = saysMore.test(why) || tellsFigures(why, speaker) || why.split(/[\s,.]+/).some(isNumber)
  return tellsMore ? message : which
}

function isNumber(word: string): boolean {
  return isNumberWord(word.toLowerCase())
}

/** "yes" to a question for a sum agrees to it, and tells none. */
async function isAgreed(context: Context, { userId, message }: Speaker): Promise<boolean> {
  const words = plainWords(message)
  if (!isYes(words) || words.split(' ').length > 3) return false
  const [before] = await turnsOfTalk(context, { userId, limit: 1 })
  return /\bhow much\b/i.test(before?.said ?? '')
}

function leave(speaker: Speaker): Reply {
  return { answer: emptyAnswer(speaker, 'All right, I left it as it is.'), question: null }
}

function askChoiceAgain(speaker: Speaker, choice: OpenChoice, lead = ''): Reply {
  const { turn, ...answer } = emptyAnswer(speaker, `${lead} ${choice.ask}`.trim())
  return { answer: { ...answer, turn: { ...turn, question: offer(choice) } }, question: { choice } }
}
const ONLY_YES = 'I delete only after a plain yes.'

async function waitingFor({ reader, clock }: Context, userId: string): Promise<WaitingQuestion | null> {
  const sentence = await findPendingQuestion(reader, { userId, now: new Date(clock()).toISOString() })
  return sentence === undefined ? null : (JSON.parse(sentence) as WaitingQuestion)
}

async function answerEntries(
  context: Context,
  memory: Memory,
  { speaker, understanding, waiting }: Given & { waiting: OpenSentence },
): Promise<Reply | null> {
  const anew = await putRightMeanwhile(context, speaker, waiting.entries)
  if (anew && firstOpen(anew.entries)) return askFirst(speaker, anew.entries, anew.say)
  if (anew) return applySentence(context, memory, { speaker, entries: knownEntries(anew.entries) })
  const said = await resolve(context, waiting, { speaker, understanding })
  switch (said.means) {
    case 'dropped':
      return { answer: emptyAnswer(speaker, 'All right, nothing was saved.'), question: null }
    case 'unclear':
      return askFirst(speaker, waiting.entries)
    case 'answered':
      if (firstOpen(said.entries)) return askFirst(speaker, said.entries)
      return applySentence(context, memory, { speaker, entries: knownEntries(said.entries) })
    case 'other':
      return putRightAside(context, memory, { speaker, understanding, waiting })
  }
}

/** "no, the coffee was 5.50" of what was told before it: that is put right, and what waits is asked again. Null where it is no such sentence. */
async function putRightAside(
  context: Context,
  memory: Memory,
  { speaker, understanding, waiting }: Given & { waiting: OpenSentence },
): Promise<Reply | null> {
  const [frame, ...more] = understanding.frames
  const asked = askFirst(speaker, waiting.entries)
  if (!frame || more.length > 0 || !putsNamedRight(frame)) return null
  const told = entriesOf(await standingTurns(context, speaker, turnsBack.ofTalk))
  const isTold = told.some(({ merchant }) => nameFit(merchant, frame.target.merchant))
  if (!isTold) return isRefusal(speaker.message) ? asked : null
  const reply = await applySentence(context, memory, { speaker, changes: [frame] })
  if (reply.question || reply.answer.function_result?.success === false) return reply
  const { answer } = reply
  const { question } = asked.answer.turn
  const message = `${answer.message} ${asked.answer.message}`
  return { ...reply, answer: { ...answer, message, turn: { ...answer.turn, question } }, question: waiting }
}

/** "I think it was 30, no wait, let me look. It's 33.18.": what was found in the end. */
const lookedUp =
  /\b(?:wait|let me (?:look|check|see|think|find it)|hold on|hang on)\b(?:[^.!?]|\.(?=\d))*[.!?]+\s*(\S[^.!?]*(?:\.\d+)?[.!]*)$/i

/** "found the receipt. pharmacy 17.32" */
const fromReceipt =
  /^\W*(?:(?:oh|ok|okay|so|ah|i|just) )*(?:found|checked|have|got) (?:the|my) (?:receipt|bill|statement|slip)[,.;:!]+\s*(\S.*)$/i

/** "A lot, ha. Three hundred and ten.": a sigh before the amount. */
const sighed = pattern.i`^\W*(?:(?:(?:way |far )?too much|a (?:lot|fortune|bomb|small fortune|pretty penny|good bit)|an arm and a leg|loads|tons|plenty|not (?:cheap|much|a lot|too bad|bad)|more than (?:i(?:['’]d| would)? (?:like|liked|wanted|thought|expected|hoped)(?: to admit)?|it should)|don['’]?t (?:ask|laugh|judge)|you (?:don['’]?t|do not) want to know|ouch|ugh|oof|yikes|sheesh|jeez|ha(?:ha)*|lol|lmao|sadly|unfortunately|good question|let(?:['’]s| me) see)(?: (?:ha(?:ha)*|lol|honestly|really|actually|i know|sorry))?[\s,.!?…–—-]+)+(?:(?:but|it was|it came to|that was|so)\b[\s,]*)*(?=\S)`

function withoutSigh(message: string): string | undefined {
  const rest = message.replace(sighed, '')
  return rest === message ? undefined : rest
}

const asAnother = pattern.iu`^\W*(?:(?:it|that|they) (?:was|were|cost) )?(?:(?:exactly|about) )?(?:the )?(?:same(?: price| amount| cost)?|as much) as (?:the |my |that )(\p{L}[\p{L}'’& ]{1,30}?)(?: (?:was|were|cost|one))?\W*$`

/** "same" to "How much was Coffee?": the price of what was told before it; "same as the lights": of what is named. */
async function sameAsLast(context: Context, speaker: Speaker): Promise<string | undefined> {
  const other = asAnother.exec(speaker.message)?.[1]
  const named = other === undefined ? null : soleEntry(await standingTurns(context, speaker, turnsBack.ofTalk), other)
  if (named && other !== undefined && nameFit(named.merchant, other) && named.amountMinor > 0)
    return formatMoney(named.amountMinor, speaker.currency)
  if (!/^\W*(?:(?:it was )?(?:the )?same(?: price| amount| again| too)?|as much)\W*$/i.test(speaker.message))
    return undefined
  const amountMinor = (await toldAlone(context, speaker, turnsBack.pointedAt))?.entry.amountMinor ?? 0
  return amountMinor > 0 ? formatMoney(amountMinor, speaker.currency) : undefined
}

/** "the dentist" */
const bareThing = /^\W*(?:(?:oh|um|uh|well)\b[\s,]*)*(?:the|my|a|an) (\p{L}+(?: \p{L}+)?)\W*$/iu

/** "split it with Sam" before its amount is known: not to be done to an entry before it. */
const sharedFirst = /^\W*(?:(?:and|please|then|now|can you) )*(?:split|halve|share) (?:it|that|this)\b[^\d]*$/i

async function resolve(
  context: Context,
  waiting: OpenSentence,
  { speaker, understanding }: Given,
): Promise<Resolution> {
  const merchant = firstOpen(waiting.entries)?.draft.merchant ?? ''
  const { currency, today } = speaker
  const waits = firstOpen(waiting.entries)?.amountMinor === undefined
  const said = lookedUp.exec(speaker.message) ?? fromReceipt.exec(speaker.message)
  const given = waits && !said ? await sameAsLast(context, speaker) : undefined
  const found =
    said?.[1] ?? given ?? (waits ? (withoutSigh(speaker.message) ?? withoutHedge(speaker.message)) : undefined)
  const message = found ?? speaker.message
  const words = `${amountWords(message)} for ${merchant}`
  const inContext = await interpret(context, { ...speaker, message: words, last: null })
  // "for paint" says what an amount was for, whatever was asked before it.
  const hasAmount = firstOpen(waiting.entries)?.amountMinor !== undefined
  const isPurpose = hasAmount && /^\W*(?:on|for|at) /i.test(message)
  const thing = hasAmount ? bareThing.exec(message)?.[1] : undefined
  const isAnew = isPurpose || found !== undefined || thing !== undefined
  const meant = isAnew ? await interpret(context, { ...speaker, message: thing ?? message, last: null }) : understanding
  const [before] = await turnsOfTalk(context, { userId: speaker.userId, limit: 1 })
  const isJustAsked = Boolean(before?.outcome.question)
  if (waits && isJustAsked && sharedFirst.test(message)) return { means: 'unclear' }
  return resolveQuestion(waiting, { message, currency, today, understanding: meant, inContext, isJustAsked })
}
