import type { Clause } from '#domain/understanding/clause.ts'
import { composeAdd } from '#domain/understanding/entries/compose-add.ts'
import type { Frame } from '#domain/understanding/frame.ts'
import { askFrame } from '#domain/understanding/intents/ask-frame.ts'
import { leadingWords, type Reading } from '#domain/understanding/reading.ts'
import { fillers } from '#domain/understanding/words/function-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { anyOf } from '#domain/understanding/words/phrases.ts'
import { isAmount } from '#domain/understanding/words/piece.ts'

/** "I paid …": a spend is told, whatever else the clause says of it. */
export const tellsFirst = /^ (?:(?:i|we|ive|weve|just|already) )*(?:paid|bought|filled|got|spent|took|ordered|grabbed) /

/** "I paid them", "paid the plumber but I forget how much": a spend whose amount only the person can tell. */
export function leavesAmountOpen(clause: Clause): boolean {
  if (clause.pieces.some(isAmount)) return false
  const words = leadingWords(clause, fillers)
  return unsaid.test(words)
}

const unsaid = anyOf(
  // "I paid the carpenter but have not confirmed the amount yet", "my electric bill came to I don't know how much"
  pattern`(paid|bought|got|had|spent|ordered|filled|put|took|topped|came|cost|was) .*(dont know|do not know
  |no idea|(dont|cant|cannot) (remember|recall)|not sure|forgot|forget
  |(look|check|find) (up |out )?(the |how )?(amount|price|receipt|bill|much)
  |(not|havent|never) (confirmed|checked|seen) the|pin in|couldnt tell you how much
  |(lost|mislaid|misplaced) (the|my) (receipt|slip|bill))( |$)`,
  // "lent my cousin a few bob"
  pattern`^ ((i|we|just) )*(lent|gave|tipped|sent) .*(a few (bob|quid|bucks|dollars|pounds|euros)
  |some (money|cash)|a bit of (money|cash)|(small|bit of) change) $`,
  /(cant|dont|cannot) (remember|recall) how much|(forgot|forget|not sure|no idea) how much( \S+){0,3} $/,
  pattern`(paid|bought|got|had|spent|ordered) .* (forget|forgot|dont remember|cant remember|no idea
  |dont know|not sure) (exactly )?(how much|what it cost|what i paid|the amount|the price) $`,
  // "I bought something"
  pattern`^ ((i|we|ive|weve|just|also) )+(bought|got|purchased|ordered|picked up) (something|some (stuff|things|bits)|stuff|a (thing|few things|couple of things))( today
  | just now| earlier| yesterday| online| again)? $`,
  // "got paid"
  /^ (i |ive |just )*got paid (today |yesterday |this morning |again )?$/,
  // "add a new expense at Tesco"
  pattern`^ ((add|log|record|enter|note) )?(down )?(an?|a new|another|one more|new|my) (new )?(expense|spend
  |purchase|transaction|entry|payment|cost)( at \w+( \w+)?)?( for me)? $`,
  // "we went to town and bought some shoes"
  /^ (i |we |just |then )*(drove|went|walked|rode|took) .* (bought|picked up|grabbed) (an?|some|the|my) \w+( \w+)? $/,
  // "some money came in from a client"
  /^ (some |a bit of |a little |the |my |a )*(money|cash|funds|payment) (came|arrived|landed|dropped|turned up) /,
  // "I paid them back"
  pattern`^ ((i|we|ive|weve|just) )*(paid|tipped|reimbursed|repaid|covered) (them|him|her|it|that|those
  |these|everyone|someone|somebody) (back |off )?$`,
  // "put down whatever it was"
  /^ (put|log|add|note|jot|write|enter|record) (down )?whatever /,
)

/** "coffee was four, no, five, no wait, I don't know which". */
export const whichOne =
  / (?:dont know|not sure|no idea|(?:cant|dont) remember|cant recall|forget|forgot) which(?: one)?(?: it was)? $/

/** The question for the amount of what was told before the words that leave it open. */
export function askAmount({ clause, text, context }: Reading): Frame {
  const aside = clause.pieces.findIndex(({ type, norm }, at) => at > 1 && (type === 'separator' || asides.test(norm)))
  const [told] = composeAdd(aside < 0 ? clause.pieces : clause.pieces.slice(0, aside), text, context).frames
  const named = told?.intent === 'clarify' && told.reason === 'no_amount' ? (told.draft.merchant ?? '') : ''
  if (told && named !== '' && !/\b(money|cash|few|how|some)\b/i.test(named)) return told
  return askFrame(clause, 'How much was it?', { draft: { kind: 'spend' } })
}

const asides = /^(but|so|came|cant|cannot|dont|didnt|forgot|forget|whatever|few|some|no)$/
