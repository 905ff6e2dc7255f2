import { isContent } from '#domain/understanding/entries/segment.ts'
import { goodsCame } from '#domain/understanding/income/arrivals.ts'
import type { Telling } from '#domain/understanding/income/income-telling.ts'
import { holds, phrases } from '#domain/understanding/words/phrases.ts'
import type { Piece } from '#domain/understanding/words/piece.ts'
import { prior } from '#domain/understanding/words/prior.ts'
import { sentByApp } from '#domain/understanding/words/sent-by-app.ts'
import { wordsOf } from '#domain/understanding/words/word-set.ts'

/** Money that comes, or what brings it. */
const incoming = phrases(`
  angbao|ang pao|angpow|allowance from|arrived in my
  been paid|bonus|birthday money|back pay|bank interest|banked as|bursary
  card tips|cash tip|cash tips|cashapped me|commission|cash back|came in|credited|credit from|credit back|cheque banked|centrelink
  cash job|cashed out|cashed in my|cashed in some|collected rent|collected the rent|collected tips|collected dues|collected donations
  dividend|dividends|deposited|direct deposit|donated plasma|earned|earn
  freelance|found a
  gross pay
  get paid|gave us|gave back|got my pay|gig fee|got from|gift from|got a tip|got tipped|got tips
  hongbao|handed me|hit my account
  insurance settlement|im paid|inherited|income|invoice paid|i found|inheritance|in tips|interest from|interest of
  interest earned|interest on my savings|interest on savings|invoice settled|in my pocket|in my bank|i banked
  jobseeker|lent me|let out my|landed in my account
  month pay|month salary|my settlement|made on|money from|my tips|maternity pay
  net pay|overtime
  pay me|paid us|paypaled me|paycheck|pay check|paycheque|payday|pay day|pension|paid my invoice|paid our invoice|paid the invoice
  paid invoice|payout|payslip|pay slip|pay packet|pay from|plasma donation|proceeds|pawned|paid into my|prize money|profit from|profit on|repayment from
  red packet|red envelope|reimbursement|refunds|received|receive|royalties|rebate|rented out|tips was|tips were|tips tonight
  tips today|tips at work|tips came to|renting out|return from|royalty
  sales i made|sends me|slipped me|sold|selling|salary|stipend|side hustle|side gig|side job|scholarship|settled up with me
  sent back|subsidy|sale on|sales on|settled up their
  transferred me|tipped me|tax return|tip from|tips from|takings|tax back|unemployment
  take home pay|my take home was|my take home is|tips collected|venmo me|pay went in|were paid|wired me|wages|wage|winnings|zelled me|zelle me
`)

/** Words of spending, some of which hold a word of income. */
const spendFirst = phrases(`
  bought|cost me|charged me|freelance course|for selling
  i sent back|i refunded|i reimbursed|i gave me|i paid|income tax
  less the rebate|less a rebate|less my rebate|less the cashback
  overtime parking|paid him|paid her|paid them|paid my pension
  salary given|spent
`)

/** Words in which money reaches the person. */
const strongIncome = phrases(`
  as salary|as my salary|as wages|been gifted|bond back|bottle deposit back|bunged me|chargeback|chucked me|cashback|credited me|dash me|dashed me|deposit back|forwarded me|pfand back
  got gifted|gifted me|given me|gave me|gives me|got paid|i sold|owed me|paid me|pays me
  refund|reversed the|reversed my|reversed a|repaid me|refunded me|reimbursed me
  spotted me|sent me|${wordsOf(sentByApp)
    .map((verb) => `${verb} me`)
    .join('|')}|sold my|sold the|sold some|sold a|venmod me|venmoed me
  was gifted|were gifted|was paid
`)

/** "got paid 300", "she sent me 40": surely money that came. */
export function tellsSurely({ text }: Telling): boolean {
  return holds(text.replace(paysShare, ' ').replace(sentTheirs, ' ').replace(soldMe, ' '), strongIncome)
}

/** "rent 800, Sam pays me half": what he owes of it. */
const paysShare =
  /(?<=\d ) ?(?:and |but |so )?\S+ (?:\S+ )?(?:pays|paying) me (?:back )?(?:an? )?(?:half|third|quarter|(?:his|her|their) (?:half|part|share)) /

/** "total 60, I paid the lot and they sent me theirs": what others owe of it, behind what one paid, and no sum of theirs. */
const sentTheirs =
  / (?:i|we) (?:paid|covered|got) .*(?:they|everyone|everybody|the others|all) (?:all )?(?:sent|paid|gave|transferred) me (?:back )?(?:theirs|their (?:shares?|parts?|half|bit)) $/

/** "Mama Put gave me rice for 2,500": who handed a thing over had it paid. */
const soldMe =
  / (?:gave|sold|made) me (?!(?:an?|the|his|her|their|my)? ?(?:\S+ )*?(?:\S*\d\S* (?:for|back|today|yesterday|$)|money|fare|rent|share|half|payment|fee|compensation|support|gift|card|envelope|prize|reward|refund|discount|cash|change|tips?|advance|loan|raise|rise|bonus|allowance|back|cheque|check|voucher|deposit|rebate|credit|pocket|extra|more|phone) )(?:\S+ ){1,6}?for (?=\S*\d\S* (?:\S+ )?$)/

/** "bought a bonus pack", "spent 20": paid, whatever else is said. */
export function tellsSpend({ text }: Telling): boolean {
  return holds(text.replace(owedPaid, ' '), spendFirst)
}

/** "my customer Mrs Okafor has paid her balance", "Mrs Patel paid her invoice": who owed it, of what was due. */
const owedPaid =
  / (?:client|customer|tenant|buyer|lodger) (?:\S+ ){0,3}paid her (?=(?:balance|deposit|rent) )|(?<! i| we) paid her (?=invoice )/

/** "salary 3000", "dividends 12", "earned 80". */
export function tellsIncoming(telling: Telling): boolean {
  const { text } = telling
  const told = goodsCame(telling) ? text.replace(' came in ', ' ') : text
  return holds(told.replace(atWork, ' ').replace(takenOff, ' '), incoming) || broughtIn(telling.pieces)
}

/** "the stall brought in 300", "… brought in over 900"; "I brought in lunch 40", "brought in 12 donuts 14" were bought. */
function broughtIn(pieces: readonly Piece[]): boolean {
  const at = pieces.findIndex(({ norm }, index) => norm === 'brought' && pieces[index + 1]?.norm === 'in')
  if (at < 0) return false
  const [thing] = pieces.slice(at + 2).filter((piece) => piece.type === 'name' || isContent(piece))
  return !(thing?.type === 'name' && /^(?:Food|Shopping)/.test(thing.entry.category))
}

/** "polyclinic 12.80 after subsidy", "glasses 120 after the rebate": what was left to pay. */
const takenOff = / (?:after|before|with|minus|net of|including) (?:(?:the|my|our|government|gov) )*(?:subsidy|rebate) /

/** "lunch 12 doing overtime tonight", "coffee 4, overtime again": work beside what was bought, and no pay for it. */
const atWork =
  /(?<= \S+ )(?:(?:doing|working|on|home|during|after) overtime|overtime(?= (?:again|until|till|tonight|shift))) /

/** "paycheck 900": a name that is known for income. */
export function namesIncome({ pieces, text }: Telling): boolean {
  return pieces.some(
    (piece, at) =>
      piece.type === 'name' &&
      !piece.struck &&
      piece.entry.category === 'Income' &&
      !isPayday(prior(pieces, at), piece) &&
      !(/^(?:rebate|subsidy)$/.test(piece.norm) && takenOff.test(text)) &&
      !(piece.norm === 'overtime' && atWork.test(text)),
  )
}

/** "it has to last till payday": when that is, and no pay. */
function isPayday(before: Piece | undefined, { norm }: Piece): boolean {
  return /pay ?day$/.test(norm) && /^(?:till|until|til|before|by|after)$/.test(before?.norm ?? '')
}
