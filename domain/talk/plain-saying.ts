import { sum } from '#domain/talk/count-words.ts'
import { fillers, marks, openers } from '#domain/talk/openers.ts'
import { plainWording } from '#domain/talk/plain-wording.ts'
import { mistyped } from '#domain/understanding/words/heard.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'

const opener = new RegExp(`^(\\W*(?:(?:${marks}|${fillers})\\b[\\s,]*)+)[.!](?=\\s+\\S)`, 'i')

/** "ok fine it was 6": a word of giving in, and no fine that was paid. */
const givesIn =
  /^(\W*(?:(?:ok|okay|oh|alright|all right|well|yeah|yes)\b[\s,]*)+)fine\b(?=[\s,]+(?:it|that|they|those)['’]?\s?(?:s|was|were|is|cost)\b)/i

/** "…, don't judge me": said to the one who listens, and of no payment. */
const toListener = pattern.i`(?<![\s,.;])[\s,.;]+(?:and |but |so |please )*(?:(?:don['’]?t|do not|no) (?:you dare )?(?:judge|judging|laugh|hate me|shout at me|be mad)(?: at)?(?: me)?
  |(?:don['’]?t|do not) tell (?:anyone|anybody|my (?:wife|husband|mom|mum|dad|boss|girlfriend|boyfriend|partner)))(?: please| ok| okay| lol| haha)*\W*$`

/** "I went over last month, didn't I": asked back at the end of what tells no figure. */
const tag = /^(\D*[a-z])[\s,]+(?:am|are|did|do|have|was|were)n['’]?t (?:i|we)\W*$/i

/** "um, make that 15", "hey Penny, undo": a sound or a call in front of what is said. */
const called = pattern.i`^\W*(?:(?:(?:u+m+|u+h+m?|er+m?|hmm+)\b|(?:hey|hi|hello|ok|okay|so|right|oh)[\s,]+penny\b
  |penny\b(?=\s*[,.!:]|\s+(?:how|what|can|could|i|we|please|add|log|delete|undo|remove|change|make|set|no|put|show)\b)
  |(?:ok|okay|right|alright) so\b)[\s,.!]*)+(?=[\w$£€])`
/** "in dollars it was 4.40" */
const unitFirst =
  /^(\W*)in ((?:us |american )?dollars|euros?|pounds|francs|yen|rupees|pesos),? ((?:it|that)(?: was| is|['’]s| came to| comes to| makes)) ([$£€]?\d[\d.,]*\d|\d)(?=\W*$)/i
/** "can you like put it under food" */
const asksLoosely = /^(\W*(?:can|could|would) you) (?:(?:like|maybe|kinda|sort of|perhaps)[\s,]+)+(?=[a-z])/i
/** "no, groceries please" */
const politely = pattern.i`(?<![\s,])(?:[\s,]+(?:please|pls)|,\s*penny|,?\s+(?:by the way|btw|fyi|just so you know|for the record)|,\s+(?:would|will|could) you|\s+if you (?:would|could|don['’]t mind))
  (?:[\s,]+(?:please|penny|thanks|thank you))*[\s.!]*$`

/** "yeah I know. also cigarettes": what one only owns up to, and then what is told. */
const ownedUp =
  /^\W*(?:(?:yeah|yes|yep|ok|okay|lol|haha|well|look|ugh)[\s,]+)*i know(?:,? i know| right)?(?:[\s,]+(?:(?:please )?(?:don['’]?t|do not|no) (?:judge|judging|laugh|hate me|say (?:it|anything))(?: me)?|(?:it['’]?s )?(?:bad|a lot|too (?:much|many))))?\s*[.!]\s+(?=\S)/i

/** "fair enough haha. so brunch was how much": what one says to an answer, and then what is said. */
const tookIn =
  /^\W*(?:(?:ok|okay|oh|ah|yeah|yes|lol|haha|well)[\s,]+)*(?:fair enough|makes sense|that makes sense|got it|gotcha|good point|good to know|no worries|i see|sounds good|you(?:['’]re| are) right|true)(?:[\s,]+(?:haha|ha|lol|then|thanks|thank you|penny|ok))*\s*[.!]\s+(?=\S)/i

/** "but make it 19": the order alone. */
const butOrder = /^(\W*)but (?=(?:(?:please )?(?:make|change|set|put|call) (?:it|that)|(?:it|that) was) )/i

const nvm = /\bnvm\b/gi

const letters = /[a-z]+/gi

/** "No, shopping." */
const stop = /(?<=[\p{L}\p{N}])[.!]\s*$/u

const thatOne = "(?:it|that|them|those|these|'?em|(?:that|this|the last|the other|the first|the second) one)"
const gone = '(?:delete|remove|erase|scrap|kill|undo|get rid of|ditch|nix)'
const swap = '(?:swap|switch|flip|(?:i|you) (?:swapped|switched|flipped))'
/** "delete it it got charged to work", "swap them pizza was 22": an order that is whole, and then a clause of its own. */
const orderThen = pattern.i`^(\W*${openers}(?:${gone} (?:${thatOne}|the [a-z]+ one)|(?:take|cross|strike) ${thatOne} (?:off|out)|${swap} (?:them|those|these|(?:the |my )?[a-z]+ and (?:the |my )?[a-z]+)|(?:the )?other way (?:a)?round))
  (?= (?:(?:it|i|we|they|he|she|there|nobody|somebody|someone)(?:['’]\w+)? |(?:the|my|our) [a-z]+ (?:was|were|is|wasn['’]t|isn['’]t|paid|pays|got|had|took|gave|let|covered|reimbursed|refunded) |[a-z]+ (?:was|were) |[a-z]+ (?:[$£€]?\d)))`
/** "fries delete those", "she stayed an hour longer add 12 to that": what came about, and then an order that is whole. */
const thenOrder = pattern.i`^(?!\W*(?:(?:did|do|does|has|have)(?:n['’]?t)?|why|what|how|who|when|where|if|will|would|should)\b)(\D*[a-z]{2}(?<!\b(?:i|we|you|he|she|they|to|not|never|don['’]?t|didn['’]?t|can|could|will|would|should|must|did|do|and|so|then|please|just|or|but|no|ok|okay|oh|yeah|actually|wait|now|also|go|me|let|lets))) (?=(?:(?:${gone}) ${thatOne}|(?:take|cross|strike) ${thatOne} (?:off|out)|(?:add|put) ${sum} (?:to|on) (?:that|it)|(?:take|knock) ${sum} off (?:that|it)|(?:bring|put) ${thatOne} back)\W*$)`
/** "not the bus the train", "not Sunday Saturday it was": what is denied, and what is meant. */
const notThis = pattern.i`^(\W*${openers}not (?:the [a-z]+(?: [a-z]+)?(?= the [a-z])|that(?: one)?(?= the [a-z])|(?:yesterday|today|last night|[a-z]+day)(?= (?:yesterday|today|last night|[a-z]+day)\b)))`
const LONGEST_UNPAUSED = 120

/** "nvm delete the coffee", "never mind make it 5": what was wanted is given up, and then an order. */
const letGo = pattern.i`^(\W*(?:(?:oh|ah|ok|okay|no|actually|sorry)[\s,]+)*never ?mind)
  (?= (?:(?:please|just) )?(?:delete|remove|erase|scrap|undo|cancel|add|log|bring|(?:make|change|set|put|move) (?:it|that|the|my)\b))`

/** The pause that nobody said between an order that is whole and the clause beside it. */
function withPause(message: string): string {
  if (message.length > LONGEST_UNPAUSED || /[,.;:!?]/.test(message)) return message
  return message.replace(orderThen, '$1,').replace(thenOrder, '$1, ').replace(notThis, '$1,').replace(letGo, '$1,')
}

/** A sentence without what only opens or closes it: "No. Eighteen." is "No, Eighteen.". What would leave nothing stays as it is. */
export function plainSaying(message: string): string {
  const said = message
    .replace(nvm, 'never mind')
    .replace(letters, (word) => mistyped.get(word.toLowerCase()) ?? word)
    .replace(politely, '')
  const bare = said.replace(called, '').replace(stop, '')
  const told = plainWording([bare, said].find((text) => /[\p{L}\p{N}]/u.test(text)) ?? message)
  return withPause(told.replace(tag, '$1'))
    .replace(opener, '$1,')
    .replace(asksLoosely, '$1 ')
    .replace(unitFirst, '$1$3 $4 $2')
    .replace(givesIn, '$1    ')
    .replace(butOrder, '$1')
    .replace(toListener, (said) => ' '.repeat(said.length))
    .replace(ownedUp, '')
    .replace(tookIn, '')
}
