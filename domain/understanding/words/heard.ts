import { currencyWord } from '#domain/understanding/money/currency-words.ts'
import { namesPerson } from '#domain/understanding/words/first-names.ts'
import { determiners } from '#domain/understanding/words/function-words.ts'
import { isNumberToken, isNumberWord } from '#domain/understanding/words/number-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { pricesHeard } from '#domain/understanding/words/price-as-hour.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'
import { saidAs, type Token } from '#domain/understanding/words/token.ts'
import { wordSet, wordTable } from '#domain/understanding/words/word-set.ts'

/** A word that a thumb mistyped, and the word that it is. */
export const mistyped: ReadonlyMap<string, string> = new Map([
  ...typed('the', 'teh hte'),
  ...typed('how', 'hwo'),
  ...typed('what', 'waht hwat wht whta'),
  ...typed('much', 'mch mcuh muhc umch'),
  ...typed('spend', 'spnd spned sepnd spedn'),
  ...typed('spent', 'spnt spnet sepnt spetn'),
  ...typed('month', 'mnth monht motnh mnoth monh'),
  ...typed('actually', 'acutally actualy actaully acctually actully'),
  ...typed('delete', 'delte deleet dleete deelte'),
  ...typed('remove', 'remov remvoe rmove reomve'),
  ...typed('change', 'chagne chnage cahnge'),
  ...typed('was', 'wsa'),
  ...typed('paid', 'payed paied'),
  ...typed(
    'yesterday',
    'yesterdy yestreday yesteday yesturday ysterday yestrday ystrday ystday yeserday yesterady yestarday yetserday yesterdya yestday',
  ),
  ...typed('today', 'tody toady todya'),
  ...typed('tonight', 'tonite tonigt tongiht tonihgt'),
  ...typed('morning', 'mornin mornign moring morining'),
  ...typed('evening', 'evenin eveing evning'),
  ...typed('afternoon', 'aftrnoon afternon afternoo'),
  ...typed('night', 'nite nigth'),
  ...typed('weekend', 'wknd weeknd wekend weekned'),
  ...typed('week', 'weke'),
  ...typed('last', 'lst alst'),
  ...typed('wednesday', 'wendesday wednsday wedensday'),
  ...typed('bought', 'bougth bougt bouhgt boght'),
  ...typed('received', 'recieved recived receieved'),
  ...typed('budget', 'bugdet buget budjet budgt bduget'),
  ...typed('balance', 'balence balnce blance'),
  ...typed('refund', 'refnud refudn'),
  ...typed('category', 'catgory categroy cateogry'),
  ...typed('under', 'udner undre'),
])

/** What a number word sounds like. */
const soundsLike = new Map([
  ['to', 'two'],
  ['too', 'two'],
  ['for', 'four'],
  ['ate', 'eight'],
])
/**
 * "shoulda been 301", "tryna save 400", "took 40 outta my purse": as it sounds; "we spended 54": as one forms it who learns the language; "how mch did i spnd": as a thumb
 * types it; "split among" three.
 */
const saidElse = new Map([
  ['among', 'between'],
  ['amongst', 'between'],
  ['somethin', 'something'],
  ['outta', 'from'],
  ['tryna', 'wanna'],
  ['wana', 'wanna'],
  ['shoulda', 'shouldve'],
  ['coulda', 'couldve'],
  ['woulda', 'wouldve'],
  ['spended', 'spent'],
  ['buyed', 'bought'],
  ['wetin', 'what'],
  ['soz', 'sorry'],
  ...mistyped,
])

/** "wat was my income", "hw much is left": as a question is texted. */
const texted = wordTable([
  ['what', 'wat wot'],
  ['whats', 'wats wots wuts'],
  ['how', 'hw'],
  ['when', 'wen'],
])
const askedNext = wordSet('is was are were did do does have has much many i we my the')

function typed(word: string, slips: string): (readonly [string, string])[] {
  return slips.split(' ').map((slip) => [slip, word])
}

/** What money is given for or changed into: "euros for dollars", "switch to pounds". */
const changes = pattern`^(change[ds]?|convert(ed)?|exchange[ds]?|switch(ed)?|traded?|set|it|them|that|money|cash|currency
  |over|back|prices?|from|how|translate[ds]?)$`

/** "I became 450 euros from my parents": as a German says what one got. */
function isGiven(tokens: readonly Token[], at: number): boolean {
  const price = tokens.findIndex(({ kind }, index) => index > at && kind !== 'mark')
  return (
    tokens[price]?.kind === 'number' &&
    tokens.slice(price + 1, price + 3).some(({ norm }) => /^(?:from|back)$/.test(norm))
  )
}

/** "the palm oil na 14": as a Nigerian says what it was. */
function isPriceSaid(tokens: readonly Token[], at: number): boolean {
  const [before, next] = [prior(tokens, at), tokens[at + 1]]
  const isNamed = before?.kind === 'word' && !isNumberWord(before.norm)
  return isNamed && (isNumberToken(next) || currencySign.test(next?.norm ?? ''))
}
const currencySign = /^[$£€₦]$/

/** "paypal 20 to jane", "cheque to grandma 50": by what means money was sent to somebody, for that it was. */
function isSentTo(tokens: readonly Token[], at: number): boolean {
  const before = prior(tokens, at)
  if (before && before.kind === 'word' && !/^(?:and|then|plus|also)$/.test(before.norm)) return false
  let to = at + 1
  while (to < at + 4 && isOfSum(tokens[to])) to += 1
  const who = tokens[determiners.has(normAt(tokens, to + 1)) ? to + 2 : to + 1]
  return tokens[to]?.norm === 'to' && who !== undefined && !/^(?:me|us|myself)$/.test(who.norm) && namesPerson(who.norm)
}
const means = wordSet('paypal cheque check gcash upi mpesa momo paytm phonepe gpay revolut')

/** "me mate paid", "took me mum to lunch": mine, as many in Britain and Ireland say it; "he gave me mate rates" is none. */
function isKin(tokens: readonly Token[], at: number): boolean {
  return kin.has(normAt(tokens, at + 1)) && !/^(?:rates?|price|prices|discount)$/.test(normAt(tokens, at + 2))
}
const kin = wordSet(
  'mam mum mums dad dads da nan gran granny mate mates brother sister missus wife husband sons lads bro',
)

/** "put ma rent in", "paid ma council tax": mine, as many in Scotland say it, of what one pays. */
function isMineInScots(tokens: readonly Token[], at: number): boolean {
  return (
    normAt(tokens, at) === 'ma' &&
    /^(?:rent|council|wages?|pay|phone|car|tea|dinner|lunch|gas|electric|half|share|card|messages)$/.test(
      normAt(tokens, at + 1),
    )
  )
}

/** "cake cuz it's friday"; "my cuz" is a cousin. */
function isBecause(tokens: readonly Token[], at: number): boolean {
  return (
    /^(?:cuz|coz|bcoz|bcuz|becuz|bcos)$/.test(normAt(tokens, at)) &&
    tokens[at + 1]?.kind === 'word' &&
    !/^(?:my|the|our|his|her|a|da|with|and|for|to|from|sent|gave|paid|lent|owe)$/.test(normBefore(tokens, at))
  )
}

function isOfSum(token: Token | undefined): boolean {
  return token?.kind === 'number' || (token !== undefined && currencyWord(token.norm) !== null)
}

/** "teh tarik 3", "bak kut teh": tea, and no slip. */
function isTea(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.norm !== 'teh') return false
  return teas.has(normAt(tokens, at + 1)) || /^(?:kut|es)$/.test(normBefore(tokens, at))
}
const teas = wordSet('tarik peng ais bing botol halia manis o c')

/** "tea to dollars" is two dollars, "for dollars sixty" is 4.60: a number word that was written as it sounds, right before a unit; "shoulda" is should've. */
export function heardRight(said: readonly Token[]): Token[] {
  const tokens = pricesHeard(said)
  return tokens.map((token, at) => {
    const whole = saidElse.get(token.norm)
    if (whole !== undefined && isTea(tokens, at)) return token
    if (whole !== undefined) return saidAs(token, whole)
    const asked = askedNext.has(normAt(tokens, at + 1)) ? texted.get(token.norm) : undefined
    if (asked !== undefined) return saidAs(token, asked)
    if (token.norm === 'na' && isPriceSaid(tokens, at)) return saidAs(token, 'was')
    if (token.norm === 'became' && isGiven(tokens, at)) return saidAs(token, 'got')
    if (means.has(token.norm) && isSentTo(tokens, at)) return saidAs(token, 'sent')
    if (/^(?:me|ma)$/.test(token.norm) && (isKin(tokens, at) || isMineInScots(tokens, at))) return saidAs(token, 'my')
    if (isBecause(tokens, at)) return saidAs(token, 'because')
    const number = soundsLike.get(token.norm)
    const before = prior(tokens, at)
    if (number === undefined || !/^(dollars|bucks|quid|pounds|euros)$/.test(normAt(tokens, at + 1))) return token
    if (!before || before.kind === 'number' || changes.test(before.norm) || currencyWord(before.norm)) return token
    return saidAs(token, number)
  })
}
