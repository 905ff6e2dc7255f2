import { isContent } from '#domain/understanding/entries/segment.ts'
import type { LexiconEntry } from '#domain/understanding/lexicon/lexicon.ts'
import { cameBack } from '#domain/understanding/words/came-back.ts'
import { firstNames } from '#domain/understanding/words/first-names.ts'
import { determiners, fillers, moneyVerbs, people, placeNouns } from '#domain/understanding/words/function-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { holds, phrases } from '#domain/understanding/words/phrases.ts'
import { type Piece, phraseText } from '#domain/understanding/words/piece.ts'
import { prior } from '#domain/understanding/words/prior.ts'
import { itemsOf } from '#domain/understanding/words/word-set.ts'

const incoming = phrases(`
  angbao|ang pao|angpow|allowance from|arrived in my
  been paid|bonus|birthday money|back pay|brought in|bank interest|banked as
  cash tip|cashapped me|commission|cash back|came in|credited|credit from|credit back|cheque banked|centrelink
  cash job|cashed out
  dividend|dividends|deposited|direct deposit|earned|earn
  freelance|found a
  get paid|gave us|gave back|got my pay|gig fee|got from|gift from|got a tip|got tipped|got tips
  hongbao|handed me|hit my account
  insurance settlement|im paid|inherited|income|invoice paid|i found|inheritance|in tips|interest from|interest of
  interest on my savings|invoice settled|in my pocket|in my bank|i banked
  jobseeker|lent me|let out my|landed in my account
  my settlement|made on|money from|my tips|maternity pay
  overtime
  pay me|paid us|paypaled me|paycheck|pay check|paycheque|payday|pay day|pension|paid my invoice|paid the invoice
  paid invoice|payout|pay from|proceeds|pawned|paid into my|prize money
  red packet|red envelope|reimbursement|refunds|received|receive|royalties|rebate|rented out|tips were|tips tonight
  tips today|tips came to|renting out|return from|royalty
  sales i made|sends me|slipped me|sold|selling|salary|stipend|side hustle|side gig|side job|scholarship|settled up with me
  sent back|subsidy|sale on|sales on|settled up their
  transferred me|tipped me|tax return|tip from|tips from|takings|tax back|unemployment
  venmo me|were paid|wired me|wages|wage|winnings|zelled me|zelle me
`)

const spendFirst = phrases(`
  bought|cook salary|cleaner salary|cost me|charged me|driver salary|freelance course|for selling
  i sent back|i refunded|i reimbursed|i gave me|i paid|income tax
  less the rebate|less a rebate|less my rebate|less the cashback|maid salary|nanny salary
  overtime parking|paid him|paid her|paid them|paid my pension
  staff salary|salary given|salary for the|salary to|spent
`)

/** "the lady at church sold me eggs". */
const boughtFrom = /(?<=\S)(?<! i| we| ive| weve| just| and) sold (?:me|us) /

/** "paid invoice 12 from the plumber"; "the client paid the invoice" is income. */
const paysInvoice =
  /^ (?:(?:i|we|ive|weve|just|finally|also) )*paid (?:off )?(?:(?:the|an?|my|our|this|that|his|her|their) )?(?:\S+ ){0,2}?invoice /

/** "they paid for my design work 300": somebody else did, and for what was made. */
const paidForWork =
  / (?!i |we |ive |weve |just |and |also )\S+ paid for my (?:\S+ )?(?:work|design|art|writing|article|photos?|painting|song|code|time|services?) /

/** "paid me rent 850 quid": as some in Britain say "my". */
const paysMine =
  /^ (?:(?:just|finally|today|also) )*paid me (?:rent|bills?|council tax|phone|gas|electric|water|tax|fine) .*\d (?:quid|pounds) /
/** "a party of 14 left me a 100 dollar tip" */
const tippedBy = /(?<=\S)(?<! i| we) left (?:me|us) (?:an? )?\S+(?: dollar| buck| pound| quid| euro)? tip /

/** "somebody blessed me with a hundred dollars" */
const blessed = / blessed (?:me|us) with (?!.* (?:bill|off|discount) )/

/** "today I sell my old telephone for 80" */
const sellsMine = /^ (?:\S+ )?i sell (?:my|our|the|an?) (?:\S+ ){1,4}for \d\S* (?!each|apiece|a )/

/** "the new scrubs came in", "my amazon order came in, headphones 79": what is bought comes in as money does. */
function goodsCame(pieces: readonly Piece[]): boolean {
  const at = pieces.findIndex(({ norm }, index) => norm === 'came' && pieces[index + 1]?.norm === 'in')
  const goods = at > 0 ? pieces[at - 1] : undefined
  if (ordered.test(phraseText(pieces.slice(0, Math.max(0, at))))) return true
  if (goods?.type !== 'name' || goods.entry.display !== null) return false
  return /^(?:Shopping|Food & Dining)$/.test(goods.entry.category) && pieces.slice(0, at - 1).every(leadsToGoods)
}

/** One's own order, or one from a shop; "a new order came in, 45" is what somebody ordered of the person. */
const ordered = pattern` (?:(?:my|our) (?:\S+ ){0,2}|(?!an? |new |another |big |first |more |the )\S+ )(?:orders?|package|parcel|delivery|shipment) (?:just |finally |has )*$
  |^ (?:(?:and|so|finally) )*the (?:\S+ )?(?:package|parcel|delivery|shipment) (?:just |finally )*$`

function leadsToGoods({ type, norm }: Piece): boolean {
  return (
    type === 'day' || type === 'separator' || /^(?:the|my|our|new|some|those|these|and|so|finally|just|um)$/.test(norm)
  )
}

/** "hotel 180 for work, they'll pay me back": what is still to come has not come in. */
const promised = pattern.g` (?:(?:theyll|hell|shell|\S+ will|\S+ll) (?:pay|reimburse|venmo|refund|send)|(?:hes|shes|theyre|\S+ is|\S+ are) (?:paying
  |reimbursing|venmoing|sending|(?:going to|gonna) (?:pay|venmo|send))) (?:me|us)(?: back)?(?= )`

const returning = new RegExp(`^ ${cameBack.source}`)

/** Whether the words tell of money that came in: pay, refunds, sales, gifts, money given back. */
export function isIncome(pieces: readonly Piece[]): boolean {
  const said = phraseText(pieces.filter((piece) => !piece.struck))
    .replace(/(\d|thousand|million) won /g, '$1 ')
    .replace(' came in at ', ' came to ')
    .replace(returning, ' went ')
    .replace(/ ((?:they|he|she|(?:the|my|our) \S+) found) an? /, ' $1 ')
    .replace(foundFor, ' bought $1')
    .replace(/ (?:gave|paid|sent) (?:me|us) (?:back )?nothing /, ' ')
    .replace(/ (?:till|until|til|before|by|after) pay ?day /, ' ')
  const told = said.search(/\d/) + 1
  const text = said.slice(0, told) + said.slice(told).replace(promised, ' ')
  if (paysSomebody(pieces, text) || boughtFrom.test(text) || paysInvoice.test(text) || paysMine.test(text)) return false
  if (
    tippedBy.test(text) ||
    gotLoan.test(text) ||
    blessed.test(text) ||
    paidForWork.test(text) ||
    (sellsMine.test(text) && pieces.some(({ type }) => type === 'day'))
  )
    return true
  if (holds(text, strongIncome) || isPrize(pieces)) return true
  if (holds(text, spendFirst)) return false
  if (isWon(pieces) || isPaidBack(pieces) || isReturned(pieces)) return true
  if (holds(goodsCame(pieces) ? text.replace(' came in ', ' ') : text, incoming)) return true
  if (
    pieces.some(
      (piece, at) =>
        piece.type === 'name' &&
        !piece.struck &&
        piece.entry.category === 'Income' &&
        !isPayday(prior(pieces, at), piece),
    )
  )
    return true
  if (tradedIn.test(text) || (ownWork.test(text) && !payingWords.test(text))) return true
  if ((broughtBack.test(text) && !pieces.some(({ norm }) => people.has(norm))) || funded.test(text)) return true
  if (wentBack.test(text)) return true
  if (/ returned (?!to |from |home |and |at )/.test(text) && !isRentalBack(pieces) && !isOtherBack(pieces)) return true
  if (
    / (?:um|unit|apartment|apt|flat|suite) \d\S* (?:finally |just |has )?paid (?:(?:the|their|his|her) )?rent | got my (?:first|last|final|second|next) (?:pay ?)?che(?:ck|que) | (clients?|customers?|tenants?|buyer|lodger|students?|job|gig|shift|invoice) (\S+ ){0,5}(settled|paid|cleared|transferred|wired|deposited|sent) |^ (the |a |my )?(client|customer) (deposit|retainer|advance) |(?<! i| we) settled (um|invoice|their|my|an) /.test(
      text,
    )
  )
    return true
  return (
    / (venmo|zelle|paypal|momo|tikkie|cashapp|cash app|upi|gpay|revolut|bizum|swish|pix|mobilepay|transfer|etransfer|payment|mpesa) (?:\d\S* )?from (?!my |the card|savings|checking)/.test(
      text,
    ) ||
    / got (the|a|an|my|our|another) (\S+ )?(deposit|payment|transfer|wire|advance|instalment|installment) from /.test(
      text,
    ) ||
    (/ paid out /.test(text) && !/ (i|we|ive|weve) (\S+ )?paid out /.test(text) && !/^ paid out /.test(text)) ||
    takesIn(pieces) ||
    arrives(pieces, text) ||
    sentByOther(pieces, text) ||
    gotForWork(pieces) ||
    cameIn(pieces) ||
    putInMine(text) ||
    / got (?:my |an |the |our )?(?:\S*\d\S* )?(?:(?:dollars|bucks|euros|pounds|quid) )?(?:of |in )?(?:my )?(?:allowance|pocket money) /.test(
      text,
    ) ||
    earnedMoney(text) ||
    gotBack(pieces, text) ||
    made(text, pieces) ||
    gotFrom(pieces, text) ||
    fromSomebody(pieces)
  )
}

/** "babysat for the Smiths 60": work that one did, told with what it brought; "mowed the lawn, paid 5 for gas" tells of gas. */
const ownWork = pattern`^ (?:(?:i|we|just|today|yesterday) )*(?:(?:babysat|tutored|mowed|dog ?sat|house ?sat|pet ?sat
  |cat ?sat|bartended|busked|freelanced|(?:drove|delivered|worked) (?:for|with) (?:uber|lyft|doordash|instacart|grubhub)) 
  |(?:worked (?:an? )?(?:\S+ (?:hours|hrs|um|shifts?)|double|shift)|(?:picked up|covered|took) an? (?:\S+ )?shift)
  (?: at| for| today| tonight| yesterday)* [^a-z ]*\d)| (?:uber|lyft|doordash|instacart|uber eats|grubhub) 
  (?:driving|earnings|deliver(?:ies|ing)|shift|payout|cash ?out) `
const payingWords = / (?:paid|spent|cost|bought|for gas|fee|needed) /

/** "it has to last till payday": when that is, and no pay. */
function isPayday(before: Piece | undefined, { norm }: Piece): boolean {
  return /pay ?day$/.test(norm) && /^(?:till|until|til|before|by|after)$/.test(before?.norm ?? '')
}

/** "found a jacket for 35", "found it on sale for 20": a bargain, and no money on the street. */
const foundFor =
  / found ((?:an?|the|some|this|it|them|these|my|two) (?!\d)(?:(?!and |in )[^\d ]\S* ){0,5}for (?:only |just |like |about )?\S*\d)/

/** "took the wrong faucet back to Lowe's for 39"; "took the kids back to Disney for 300" was paid. */
const broughtBack = / (?:took|brought|carried) (?!a |an |some )(?:\S+ ){1,5}back to (?:\S+ ){1,3}for [^a-z ]*\d/

/** "the shirt went back, 15": a thing that was given back to the shop; who "went back to the shop" paid. */
const wentBack =
  / (?:the|my|that|this|one|those|these|both) (?:(?!kids|boys|girls|guys|children|dog|cat|others)[^\d ]+ ){1,2}went back (?:(?:today|yesterday|again|already) )?(?:,|so |for [^a-z ]*\d|i got |got |[^a-z ]*\d)/

/** "socks 8, I returned the boots at work": another thing than the one whose price was told went back. */
function isOtherBack(pieces: readonly Piece[]): boolean {
  const priced = pieces.findIndex(({ type }) => type === 'amount')
  const back = pieces.findIndex(({ norm }) => norm === 'returned')
  const [told, other] = [pieces.slice(0, priced), pieces.slice(back)].map((part) =>
    part.find(({ type }) => type === 'name'),
  )
  return priced >= 0 && priced < back && told !== undefined && other !== undefined && told.norm !== other.norm
}

/** "returned the Hertz car 128": what was hired is paid for when it goes back. */
function isRentalBack(pieces: readonly Piece[]): boolean {
  const at = pieces.findIndex(({ norm }) => norm === 'returned')
  return pieces
    .slice(at + 1, at + 5)
    .some(
      (piece) =>
        /^(rental|hired|rented)$/.test(piece.norm) ||
        (piece.type === 'name' &&
          piece.entry.display !== null &&
          /^(Travel|Transportation)$/.test(piece.entry.category)),
    )
}

/** "traded in my phone, got 150". */
const tradedIn = / (?:traded in|pawned|flogged|hocked) (?:\S+ ){1,5}(?:and )?(?:i |we )?got (?:[$£€])?\d/

/** "bought 3 lottery tickets, won 10": the sum that was won, whatever was bought for it. */
function isPrize(pieces: readonly Piece[]): boolean {
  const kept = pieces.filter(({ struck, norm }) => !struck && !fillers.has(norm))
  return kept.some(({ type, norm }, at) => type === 'word' && norm === 'won' && kept[at + 1]?.type === 'amount')
}

/** "won the lottery 500", "the 50 I won"; what is paid for beside what was won is a spend: "won the match and spent 40 on drinks". */
function isWon(pieces: readonly Piece[]): boolean {
  const kept = pieces.filter(({ struck }) => !struck)
  const at = kept.findIndex(({ type, norm }) => type === 'word' && norm === 'won')
  const price = kept.findIndex(({ type }) => type === 'amount')
  if (at < 0 || price < at) return price >= 0 && price === at - 2 && /^(i|we)$/.test(prior(kept, at)?.norm ?? '')
  const between = kept.slice(at + 1, price)
  const apart = between.slice(between.findLastIndex(({ type }) => type === 'separator') + 1)
  const bought = apart.length < between.length && apart.some(({ type }) => type === 'name')
  return !bought && !between.some(({ norm }) => norm === 'and' || moneyVerbs.has(norm))
}

/** "Best Buy return 29.99": to a shop, and no way back ("train return 12", "Delta return 240"). */
function isReturned(pieces: readonly Piece[]): boolean {
  return pieces.some((piece, at) => {
    const shop = prior(pieces, at)
    const ways = shop?.type === 'name' && /^(Travel|Transportation)$/.test(shop.entry.category)
    return piece.norm === 'return' && shop?.type === 'name' && shop.entry.display !== null && !ways
  })
}

/** "my sister paid back the 200", "got paid back 30", but not "my wife and I paid back the loan 200". */
function isPaidBack(pieces: readonly Piece[]): boolean {
  if (!pieces.some(({ norm }) => norm === 'back')) return false
  const kept = pieces.filter(({ norm, struck }) => !struck && !/^(has|have|had|just|finally|.*ly)$/.test(norm))
  const payer = prior(
    kept,
    kept.findIndex(({ norm }, at) => norm === 'paid' && kept[at + 1]?.norm === 'back'),
  )
  if (!payer || /^(i|we|ive|weve|and)$/.test(payer.norm)) return false
  return passive.test(payer.norm) || people.has(payer.norm) || (payer.type === 'word' && isContent(payer))
}

/** "child support came through", "the cheque cleared": what comes in, and that it did. */
const funded = pattern` (?:got|banked) (?:a|my|the) (?:check|cheque) | (?:merch|market|stall|shop|depop|etsy|ebay
  |vinted) sales? | reimbursed | refunded | paid (?:out )?to me | insurance paid out | (?:loan|support|benefits
  |grant|pay|pension|money|deposit|cheque|check|maintenance|allowance|payment) (?:from (?:the |my )?\S+ )?(?:has |have |just |finally )*(?:came
  |landed|arrived|cleared|dropped|hit) (?!to |out )| interest (?:was |got )?(?:posted|credited|added|paid) (?:to|into|on) my 
  |^ (?!please |can |could |will |would |to |you )(?:\S+ ){1,5}give (?:me|us) (?:back )?\d`

/** "got my student loan today 2400"; a payment or a bill of one is paid. */
const gotLoan = pattern` (?:got|received) (?:my|our|the) (?:(?:student|maintenance|uni|college) )?(?:loan|grant|bursary)(?: (?:money|today|yesterday
  |tonight|in|through|this|morning|week|month|finally|just|of|for))* \S*\d`

const strongIncome = phrases(`
  been gifted|bond back|bottle deposit back|bunged me|chargeback|chucked me|cashback|deposit back|forwarded me|pfand back
  got gifted|gifted me|given me|gave me|got paid|i sold|owed me|paid me|pays me
  refund|reversed the|reversed my|reversed a|repaid me|refunded me|reimbursed me
  spotted me|sent me|sold my|sold the|sold some|sold a|venmod me|venmoed me
  was gifted|were gifted|was paid
`)

const jobs = pattern`^(babysitting|tutoring|mowing|gardening|housesitting|petsitting|walking|modelling|modeling|busking
  |teaching|translating|driving|delivering|singing|playing|working|helping|selling|shovelling|shoveling|raking
  |minding|moving|painting|performing|recycling|donating|dogsitting|catsitting|weeding|cleaning|nannying|delivering)$`

const chores = /^(mowed|shovelled|shoveled|raked|babysat|tutored|walked|petsat|washed|weeded|busked|cleaned)$/

/** "mowed two lawns, one paid 40": somebody whom one worked for. */
const paidByOne =
  / (?:one|first|each)(?: (?:one|guy|lady|of them|owner|client|customer|neighbou?r|family|house))? (?:paid|gave) (?:me |us )?\S*\d/

/** "took an extra shift (and) got 312". */
const shifts = / (?:worked|took|pulled|covered|did|picked up) (?:\S+ ){0,3}(?:shifts?|gigs?) (?:(?:\S+ )?and |, |i )*$/

/** "got 60 for babysitting", "mowed the lawn and got 30": paid for what one did. */
function gotForWork(pieces: readonly Piece[]): boolean {
  if (
    chores.test(pieces.find(({ norm }) => !fillers.has(norm) && norm !== 'i')?.norm ?? '') &&
    paidByOne.test(phraseText(pieces))
  )
    return true
  return pieces.some(({ norm }, at) => {
    if (!/^(got|get|made|earned)$/.test(norm)) return false
    const first = pieces[at + 1]?.norm === 'a' ? at + 2 : at + 1
    if (pieces[first]?.type !== 'amount') return false
    // "got 40 cash for walking the dog"
    const price = pieces[first + 1]?.norm === 'cash' ? first + 1 : first
    const before = pieces.slice(0, at)
    if (/^tips?$/.test(pieces[price + 1]?.norm ?? '') || before.some((piece) => chores.test(piece.norm))) return true
    if (first === at + 1 && shifts.test(phraseText(before)) && !/^(of|worth|off)$/.test(pieces[price + 1]?.norm ?? ''))
      return !pieces.slice(price + 1, price + 3).some(({ type }) => type === 'name')
    return (
      (pieces[price + 1]?.norm === 'for' &&
        pieces.slice(price + 2, price + 4).some((piece) => jobs.test(piece.norm))) ||
      (first === at + 1 && jobs.test(pieces[price + 1]?.norm ?? '') && !isContent(pieces[price + 2]))
    )
  })
}

/** "the rent got paid today", "a plumber was paid 140 by me", "gave the maid 3000 salary": money that went to others. */
function paysSomebody(pieces: readonly Piece[], text: string): boolean {
  if (/ paid .*by (me|us) /.test(text) || (givenBack.test(text) && !/ (got|gave me|refund|refunded) /.test(text)))
    return true
  const kept = pieces.filter(({ type, norm, struck }) => !struck && type !== 'separator' && !fillers.has(norm))
  const paid = kept.findIndex(({ norm }, at) => norm === 'paid' && passive.test(prior(kept, at)?.norm ?? ''))
  const told = kept.slice(0, Math.max(0, paid)).filter((piece) => !auxiliary.test(piece.norm))
  // "internet bill 65 got paid on the 15th", "electric bill of 80 got paid"
  const isPriced = told.at(-1)?.type === 'amount' && told.some(isBill)
  const before = isPriced ? told.filter(({ type, norm }) => type !== 'amount' && norm !== 'of') : told
  const payee = before.at(-1)
  const lead = before.at(-2)
  const isAlone = before.every((piece) => piece === payee || piece.type === 'day' || determiners.has(piece.norm))
  if (payee?.type === 'name' && isPayee(payee.entry, isAlone)) return true
  if (payee?.type === 'word' && isContent(payee) && !earns.test(payee.norm) && determiners.has(lead?.norm ?? ''))
    return true
  const gives = kept.findIndex(({ norm }) => /^(gave|give|paid|pay|sent|handed|transferred)$/.test(norm))
  const own =
    gives >= 0 && kept.slice(0, gives).every(({ type, norm }) => type === 'day' || /^(i|we|ive|weve)$/.test(norm))
  return (
    own &&
    !/^(me|us|back|in)$/.test(kept[gives + 1]?.norm ?? '') &&
    / (salary|salaries|wages?|bonus|overtime|stipend) /.test(text)
  )
}
/** "the gym got paid", and alone "netflix got paid": what sends bills. Behind "a shift at AMC" it is an employer, and a market or a bet pays out. */
function isPayee({ display, category, words }: LexiconEntry, isAlone: boolean): boolean {
  if (display === null) return category !== 'Income'
  return isAlone && (category.startsWith('Bills') || streaming.test(words.join(' ')))
}
const streaming =
  /^(?:netflix|hulu|spotify|disney plus|hbo(?: max)?|paramount plus|peacock|apple (?:music|tv)|audible|crunchyroll|prime video|youtube (?:premium|music|tv)|tidal|deezer)$/
function isBill(piece: Piece): boolean {
  return piece.type === 'name' && piece.entry.category === 'Bills' && !jobs.test(piece.norm)
}
const givenBack = pattern`(?:^| (?:i|ive|we|weve)(?: just| have)?) (?:gave|give|given|sent
  |handed) (?!me |us )(?:\S+ ){0,4}back | returned \d\S* to |(?:^| (?:i|ive|we|weve)(?: just| have)?) (?:gave|paid|sent|handed
  |repaid) (?!me |us )(?:\S+ ){1,3}the \d\S* (?:that )?(?:he|she|they) (?:had )?lent (?:me|us) `
const passive = /^(was|were|is|been|got|gets|get|being)$/
const auxiliary = /^(was|were|is|has|have|had|been|got|gets|just|finally)$/
/** What is paid to the person where it "is paid". */
const earns = /^(invoice|gig|shift|job|work|article|commission|freelance|project|client|fee|fees|expenses|claim)$/

const takings = new Set(
  itemsOf(`
    banked|netted|grossed|raked in|pulled in|took in|taken in|pocketed|scooped|recouped|clawed back|took home|brought home
    came into|cashed in
  `),
)
const sells = new Set(itemsOf('flogged|auctioned|hocked|pawned|offloaded|got rid|traded in|traded|shifted|resold'))

/** "banked 300 from the car boot", "raked in 90", "flogged the old guitar for 180". */
function takesIn(pieces: readonly Piece[]): boolean {
  return pieces.some(({ norm }, at) => {
    const next = pieces[at + 1]
    if (next?.type === 'amount' && takings.has(norm)) return norm !== 'scooped' || pieces.length < 12
    const pair = `${norm} ${next?.norm}`
    if (pieces[at + 2]?.type === 'amount' && takings.has(pair)) return true
    const sold = sells.has(pair) ? at + 2 : sells.has(norm) ? at + 1 : 0
    const price = sold > 0 ? pieces.findIndex(({ type }, index) => index > sold && type === 'amount') : -1
    const of = pieces[sold]?.norm === 'of' ? sold + 1 : sold
    return price > 0 && /^(for|at)$/.test(prior(pieces, price)?.norm ?? '') && determiners.has(pieces[of]?.norm ?? '')
  })
}

/** "1,200 landed from my client", "75 in from eBay sales": the amount itself comes. */
function arrives(pieces: readonly Piece[], text: string): boolean {
  if (/ from (my |the )?(account|card|savings|wallet|bank account|current account|checking) /.test(text)) return false
  const at = pieces.findIndex(({ type, struck }) => type === 'amount' && !struck)
  let verb = at + 1
  while (fillers.has(pieces[verb]?.norm ?? '') || /^(just|has|have)$/.test(pieces[verb]?.norm ?? '')) verb += 1
  return (
    at >= 0 &&
    /^(in|landed|arrived|came|come|dropped|cleared|rolled|hit|showed|popped)$/.test(pieces[verb]?.norm ?? '') &&
    pieces.slice(verb + 1, verb + 6).some(({ norm }) => norm === 'from')
  )
}

/** "my ex sent the 400 child support", "dad sent 200 over": somebody else did, and to nobody else. */
function sentByOther(pieces: readonly Piece[], text: string): boolean {
  const kept = pieces.filter(
    ({ type, norm, struck }) => !struck && type !== 'day' && type !== 'separator' && !fillers.has(norm),
  )
  const verb = kept.findIndex(({ norm }) =>
    /^(sent|transferred|wired|venmoed|venmod|zelled|forwarded|revoluted|coughed)$/.test(norm),
  )
  const who = kept.slice(0, Math.max(0, verb))
  const [first] = who.filter(({ norm }) => !determiners.has(norm))
  const person = first?.type === 'word' && (people.has(first.norm) || isContent(first))
  return person && who.length < 4 && (!/ to (?!me |us |my account)/.test(text) || / sent over /.test(text))
}

/** "Etsy sale 27.50 in": nothing comes after the "in", which is no way there ("bus 2.10 in"). */
function cameIn(pieces: readonly Piece[]): boolean {
  const kept = pieces.filter((piece) => !piece.struck)
  if (putsIn.test(phraseText(kept)) || kept.some(isRide)) return false
  return kept.some((piece, at) => {
    if (piece.norm !== 'in' || (kept[at + 1] && !/^(separator|end|day)$/.test(kept[at + 1]?.type ?? ''))) return false
    if (/^(?:all|going|getting|coming)$/.test(prior(kept, at)?.norm ?? '')) return false
    return kept
      .slice(Math.max(0, at - 2), at)
      .some(({ type, norm }) => type === 'amount' || /(loan|benefits|grant|support|allowance|wages)$/.test(norm))
  })
}

function isRide(piece: Piece): boolean {
  return piece.type === 'name' && publicRides.test(piece.norm)
}

const publicRides = /^(?:bus|coach|train|tram|luas|dart|metro|subway|tube|ferry)$/

/** "ok put 200 in": an order, or what one paid into something. */
const putsIn = /^ (?:(?:ok|okay|so|and|then|i|we|just|um|please) )*(?:put|add|stick|throw|pop|chuck|paid) /

/** "mum put sixty quid in my account": somebody else did. */
function putInMine(text: string): boolean {
  return (
    / (put|popped|dropped|sent|paid|transferred|left) .*(in|into|to) my account /.test(text) && !/ (i|we) /.test(text)
  )
}

/** "babysitting money 60" was earned, "lunch money 20" was handed out. */
function earnedMoney(text: string): boolean {
  return / (babysitting|tip|birthday|christmas|gig|mowing|tutoring|prize|rent|holiday|scholarship|grant) money /.test(
    text,
  )
}

/** "got 20 back from Ana", "20 back from Zara". */
function gotBack(pieces: readonly Piece[], said: string): boolean {
  if (isBackFrom(pieces)) return false
  const text = said
    .replace(/ (?:went|go|going|gone|came|come|ran|run|drove|drive|walked|headed|popped|been|was) back /g, ' went ')
    .replace(/ (?:days?|nights?|weeks?|months?|years?|while|mornings?) back /g, ' ago ')
  if (!text.includes(' back ')) return false
  if (
    text.includes(' back in ') ||
    text.includes(' set me back ') ||
    text.includes(' set us back ') ||
    text.includes(' way back ')
  )
    return false
  return (
    text.includes(' got ') ||
    text.includes(' back from ') ||
    text.includes(' get ') ||
    / (gave|given) /.test(text) ||
    text.includes(' returned ') ||
    text.includes(' money back ')
  )
}

/** "back from the gym, smoothie 6": somebody came back, no money. */
function isBackFrom(pieces: readonly Piece[]): boolean {
  const back = pieces.findIndex(({ norm }, at) => norm === 'back' && pieces[at + 1]?.norm === 'from')
  const price = pieces.findIndex(({ type, struck }) => type === 'amount' && !struck)
  return back >= 0 && price > back && pieces.slice(back, price).some(({ type }) => type === 'separator')
}

/** "made 200 babysitting" is earned; "made lunch" is not. */
function made(text: string, pieces: readonly Piece[]): boolean {
  if (!/ made | i make /.test(text)) return false
  const at = pieces.findIndex(({ norm }) => /^ma[dk]e$/.test(norm))
  // "the bill 86, we tipped 14, made it 100"
  if (/^(it|that|them)$/.test(pieces[at + 1]?.norm ?? '')) return false
  const sum = pieces.findIndex(({ type }, index) => index > at && type === 'amount')
  return sum > at && sum < at + 4 && !laidOut.test(phraseText(pieces.slice(sum + 1, sum + 4)))
}
/** "made a 200 down payment on the car", "made a 50 deposit on the hall" */
const laidOut = /^ (?:down payment|(?:payment|donation|contribution|purchase) |deposit (?:on|for|towards?) )/

/** "got 50 from mom": money, not a thing, came from somebody. */
function gotFrom(pieces: readonly Piece[], text: string): boolean {
  const got = pieces.findIndex((piece) => /^(got|get|found)$/.test(piece.norm))
  if (got < 0) return false
  let at = got + 1
  while (
    pieces[at]?.type === 'word' &&
    (pieces[at]?.norm === 'my' ||
      pieces[at]?.norm === 'like' ||
      pieces[at]?.norm === 'a' ||
      pieces[at]?.norm === 'about')
  )
    at += 1
  if (pieces[at]?.type !== 'amount') return false
  if (pieces[got]?.norm === 'found' || (pieces[at + 1]?.norm === 'for' && pieces[at + 2]?.norm === 'it')) return true
  if (
    pieces[at + 1]?.norm === 'for' &&
    /^(the|my|our|that)$/.test(pieces[at + 2]?.norm ?? '') &&
    (/ (gig|job|shift|set|work|show|session|lesson|old) /.test(text) || !pieces.slice(at + 3).some(isEverydayThing))
  )
    return true
  if (pieces.slice(at + 1, at + 5).some((piece) => piece.norm === 'old') && pieces[at + 1]?.norm === 'for') return true
  const from = pieces[at + 1]?.norm === 'off' ? pieces.slice(at + 2, at + 4) : []
  if (from.some((piece) => people.has(piece.norm) || (piece.type === 'word' && piece.capital))) return true
  return pieces[at + 1]?.norm === 'from' || (pieces[at + 1]?.norm === 'for' && pieces[at + 3]?.norm === 'from')
}

/** "40 from mum", "50 from Ana", "gift of 35 from grandma", "rent from my tenant 450": nothing but the money, and who it is from. */
function fromSomebody(pieces: readonly Piece[]): boolean {
  const kept = pieces.filter(({ type, norm, struck }) => !struck && type !== 'day' && !fillers.has(norm))
  const from = kept.findIndex(({ norm }) => norm === 'from')
  const who = kept.slice(from + 1).find(({ norm }) => !determiners.has(norm))
  const lead = kept.slice(0, Math.max(0, from))
  if (lead.length > 1 && lead.at(-1)?.type === 'amount' && favours.test(prior(lead, lead.length - 1)?.norm ?? ''))
    return who?.type === 'word' && isContent(who) && !placeNouns.has(kept.at(-1)?.norm ?? '')
  if (lead.length === 0 || !who || !lead.every(({ type, norm }) => type === 'amount' || given.test(norm))) return false
  return people.has(who.norm) || jobs.test(who.norm) || payers.test(who.norm) || areNamed(kept.slice(from + 1))
}

/** "Ana", "Sue and Bob": first names, and nothing behind them. */
function areNamed(givers: readonly Piece[]): boolean {
  return givers.length > 0 && givers.every(({ norm }, at) => (at % 2 === 0 ? firstNames.has(norm) : norm === 'and'))
}
/** "dog walking 15 from Sue": what one does for others, and who gave the money for it. */
const favours = pattern`(?:^| )(?:walking|babysitting|sitting|(?:dog|cat|pet|house)sitting|mowing|raking|shovell?ing|weeding|tutoring|busking
  |minding)$`
const given =
  /^(i|we|get|got|received|allowance|gift|present|rent|deposit|payment|transfer|money|cash|cheque|check|of|for|a|an|my|some|the)$/
const payers =
  /^(work|job|employer|tenant|tenants|lodger|customer|customers|freelancing|freelance|grandparents|inlaws)$/

function isEverydayThing(piece: Piece): boolean {
  return piece.type === 'name' && /^(Food|Trans|Bills|Health|Travel)/.test(piece.entry.category)
}
