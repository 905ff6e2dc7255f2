import type { Clause } from '#domain/understanding/clause.ts'
import type { OtherFrame } from '#domain/understanding/frame.ts'
import { isHypothetical } from '#domain/understanding/intents/hypothetical.ts'
import { isCalledOff, isNegated } from '#domain/understanding/intents/negated.ts'
import { isOthers } from '#domain/understanding/intents/others-spend.ts'
import { isJudged, isLookedAt, isRemark } from '#domain/understanding/intents/remark.ts'
import { clauseSpan } from '#domain/understanding/reading.ts'
import { holds, phrases } from '#domain/understanding/words/phrases.ts'
import { isAmount, isPause, type Piece, phraseText } from '#domain/understanding/words/piece.ts'
import { normBefore, prior } from '#domain/understanding/words/prior.ts'

type Topic = OtherFrame['topic']

/** "boarding: gate 4, boards at 9"; "2 by 4 boards at Lowe's" are things. */
const schedule =
  / (leaves|departs|arrives|lands|(?<! by \S{1,6} )boards|starts|begins|ends|opens|closes|finishes) (at|from|in|around|by) /

const personal = phrases(`
  address is|blood sugar is|blood sugar was|blood pressure is|blood pressure was|bpm|born in
  code is|meter read|meter reading|my extension|extension is|fm|heart rate|i weigh|lost my
  my exam|my test|my number|my age|my password|miles away|number is
  out of 10|out of ten|out of 5|out of five
  phone number|postcode is|pin is|pounds lighter|password is|stolen|score was
  the exam|tracking number|temperature|weighs|zip is|zip code
`)

/** Why the words of a clause are not to be written down; null when nothing speaks against it. */
export function whyNot(clause: Clause): Topic | null {
  if (isPersonalNumber(clause)) return 'unknown'
  if (isNegated(clause) || isCalledOff(clause)) return 'negated'
  if (isHypothetical(clause)) return 'hypothetical'
  if (isRemark(clause) || isOthers(clause) || isLookedAt(clause) || isJudged(clause.pieces, clause.words))
    return 'remark'
  return null
}

/** "he's 6 feet tall"; a tall latte is a drink. */
const height = / \d\S* (?:\S+ )?tall (?!(?:\S+ ){1,2}\S*\d)/

/** "10,000 steps", "it's 20 degrees", "chapter 12", "50 push ups"; the front steps and a chapter book can be paid for. */
function counts({ pieces }: Clause): boolean {
  const isNumber = (piece: Piece | undefined): boolean => piece?.type === 'amount' || piece?.type === 'number'
  return pieces.some(
    ({ norm }, at) =>
      (/^(steps|calories|degrees|squats|burpees|pushups|situps|pullups)$/.test(norm) && isNumber(prior(pieces, at))) ||
      (norm === 'below' && isNumber(prior(pieces, at)) && endsWeather(pieces, at + 1)) ||
      (norm === 'chapter' && isNumber(pieces[at + 1])) ||
      (norm === 'ups' &&
        /^(push|pull|sit|chin)$/.test(normBefore(pieces, at)) &&
        isNumber(prior(pieces, at, 2)) &&
        !isPacked(pieces, at + 1)),
  )
}

/** "thirty two below", "10 below zero this morning". */
function endsWeather(pieces: readonly Piece[], at: number): boolean {
  return pieces
    .slice(at)
    .every(({ type, norm }) => type === 'day' || /^(?:zero|out|outside|here|there|with|the|wind|chill)$/.test(norm))
}

/** "2 pull ups packs 24": what children wear, at its price. */
function isPacked(pieces: readonly Piece[], from: number): boolean {
  const next = pieces.slice(from, from + 4)
  const pause = next.findIndex(isPause)
  return (pause < 0 ? next : next.slice(0, pause)).some(isAmount)
}

/** "I got 85 on my math test": marks, also where something else is told behind them. */
function tellsMarks({ pieces, words }: Clause): boolean {
  if (!gotOrScored.test(words)) return false
  const end = pieces.findIndex(({ type }) => type === 'separator')
  return marks.test(words) || (end > 0 && marks.test(phraseText(pieces.slice(0, end))))
}
const gotOrScored = / (?:got|scored) /
const marks =
  / (?:got|scored) (?:an? )?\S*\d\S* (?:percent |points )?(?:on|in) (?:my|the|our|his|her|a) (?:\S+ ){0,2}(?:test|exam|quiz|midterm|final|essay|homework) (?:$|(?:today|yesterday|in|at|this|last) (?!.*\d))/

const weight = / (?:i|he|she|it) weighs? | (?:lost|gained|put on) (?:\S+ )?(?:pounds|lbs|kilos|kg|stone) /

/** Numbers that tell of anything but money: telephone, age, weight, weather. */
export function isPersonalNumber(clause: Clause): boolean {
  if (weight.test(clause.words) || height.test(clause.words) || tellsMarks(clause) || counts(clause)) return true
  if (clause.pieces.some((piece) => piece.type === 'amount' && piece.money.marked)) return false
  if (/ (lost|stolen) .* (had to|bought|paid|got|ordered) .*(new|another|replacement|one|for)/.test(clause.words))
    return false
  const unnamed = clause.pieces.filter((piece) => piece.type !== 'name' || piece.entry.display === null)
  return holds(phraseText(unnamed), personal) || schedule.test(clause.words)
}

export function otherFrame(clause: Clause, topic: Topic): OtherFrame {
  return { intent: 'other', topic, spans: clauseSpan(clause), confidence: topic === 'unknown' ? 0.4 : 0.85 }
}
