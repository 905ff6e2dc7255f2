import { isContent } from '#domain/understanding/entries/segment.ts'
import { says, type Telling } from '#domain/understanding/income/income-telling.ts'
import { namesPerson } from '#domain/understanding/words/first-names.ts'
import { fillers, people } from '#domain/understanding/words/function-words.ts'
import { pattern, unitSaid } from '#domain/understanding/words/pattern.ts'
import { isOtherPayer } from '#domain/understanding/words/payers.ts'
import { isPause, type Piece, phraseText } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'

/** "babysat for the Smiths 60", "today's earnings 90": work that one did, told with what it brought; "mowed the lawn, paid 5 for gas" tells of gas. */
const ownWork = pattern`^ (?:(?:i|we|just|today|yesterday) )*(?:(?:babysat|tutored|mowed|shovell?ed|raked|djed|played (?:a|the|my) (?:\S+ )?gig|dog ?sat|house ?sat|pet ?sat
  |cat ?sat|bartended|busked|freelanced|(?:drove|delivered|worked) (?:for|with) (?:uber|lyft|doordash|instacart|grubhub)) 
  |(?:(?:my|total|daily|the|this|todays|yesterdays|days|weeks|week|month|last|night|from|in) )*earnings (?!(?:call|report|statement|app|tax|season)s? |from \S+ 20\d\d )
  |(?:worked (?:an? )?(?:\S+ (?:hours|hrs|um|shifts?)|double|shift)|(?:picked up|covered|took) an? (?:\S+ )?shift)
  (?: at| for| today| tonight| yesterday)* [^a-z ]*\d)| (?:uber|lyft|doordash|instacart|uber eats|grubhub|deliveroo|just eat|swiggy|zomato|bolt|grab) 
  (?:driving|earnings?|deliver(?:ies|ing)|shift|payout|cash ?out) `

const payingWords = / (?:paid|spent|cost|bought|for gas|fee|needed) | got \S*\d\S* (?:of|worth) /

/** "did 4 haircuts 100", "walked 3 dogs today 45 cash": so many of what one does for others, and what it brought; at a shop it was paid for. */
const countedWork = pattern`^ (?:(?:i|we|just|today|yesterday) )*(?:did|walked|braided|plaited|mowed|cleaned) \S+ (?:\S+ )?
  (?:haircuts|cuts|fades|trims|braids|heads|manicures|pedicures|facials|clients|lashes|tattoos|portraits|massages|shifts|gigs|deliveries|dogs|lawns|yards|houses|offices)
  (?: at| for| today| tonight| yesterday|,)* [^a-z ]*\d\S* ${unitSaid}(?:$|(?:cash|today|yesterday|from|and) )`

export function didWork({ pieces, text }: Telling): boolean {
  return (ownWork.test(text) || countedWork.test(text)) && !payingWords.test(text) && !isBoughtApart(pieces)
}

/** "mowed the lawn, lunch 12": behind a pause stands what the price is of. */
export function isBoughtApart(pieces: readonly Piece[]): boolean {
  const price = pieces.findIndex(({ type, struck }) => type === 'amount' && !struck)
  const pause = pieces.slice(0, Math.max(0, price)).findLastIndex((piece) => isPause(piece) || piece.norm === 'then')
  const thing = prior(pieces, price)
  return pause >= 0 && pause < price - 1 && thing?.type === 'name' && thing.entry.category !== 'Income'
}

/** "they paid for my design work 300": somebody else did, and for what was made. */
export const paidForWork = says(
  / (?!i |we |ive |weve |just |and |also )\S+ paid for my (?:\S+ )?(?:work|design|art|writing|article|photos?|painting|song|code|time|services?) /,
)

/** "busking 85 today", "busking was mighty, 142 in the case": nobody pays to play in the street; "busking cost me 12 for parking" tells of parking. */
export function busking({ pieces, text }: Telling): boolean {
  const price = pieces.findIndex(({ type, struck }) => type === 'amount' && !struck)
  const thing = pieces.slice(0, Math.max(0, price)).findLast(({ norm }) => norm !== 'was' && norm !== 'were')
  return playedInStreet.test(text) && !payingWords.test(text) && thing?.type !== 'name'
}
const playedInStreet =
  /^ (?:(?:and|so|the|my|our|today|yesterday|did|went|some) )*busking (?!(?:licen[cs]e|permit|fine|gear|amp|pitch|fee) )/

/** "a party of 14 left me a 100 dollar tip" */
export const tippedBy = says(/(?<=\S)(?<! i| we) left (?:me|us) (?:an? )?\S+(?: dollar| buck| pound| quid| euro)? tip /)

/** "the client paid the invoice", "my last shift cleared", "unit 4 paid rent": who owed it has paid. */
export const customerPaid =
  says(pattern` (?:um|unit|apartment|apt|flat|suite) \d\S* (?:finally |just |has )?paid (?:(?:the|their|his|her) )?rent 
  | (?:clients?|customers?|tenants?|buyer|lodger|students?|job|gig|shift|invoice) (?:\S+ ){0,5}(?:settled|paid|cleared|transferred|wired|deposited|sent) 
  | invoice (?:(?:has|have) )?finally (?:landed|cleared) | invoice (?:(?:has|have|just) )*(?:landed|cleared) .* in my (?:account|bank) 
  | invoice (?:from the \S+s|to (?:\S+ ){1,3})(?: has)? ?(?:came|come) through 
  | got (?:an? )?\S*\d\S* (?:(?:dollars?|bucks|quid|pounds?|euros?) )?down (?:on|for) (?:\S+ ){1,5}(?:(?:job|gig|project|commission) $|(?:the )?rest (?:when|once|after) )
  | (?:got|took|received) (?:an? )?\S*\d\S* (?:(?:dollars?|pounds?|euros?) )?(?:deposit|advance) (?:for|on) (?:\S+ ){1,3}(?:job|gig|project|commission) $
  | (?:tenants?|lodgers?) (?:has |have |just )*(?:gave|given|handed over|dropped off) (?:me |us )?(?:the |(?:his|her|their) )?rent 
  | guests? (?:has |have |just )*paid (?:me |us )?[^a-z ]*\d
  |^ (?:the |a |my )?(?:client|customer) (?:deposit|retainer|advance)
  |(?<! i| we) settled (?:um|invoice|their|my|an) `)

/** "my walk in paid 60", "then another one paid 75 for a cake": one customer, or the next. */
export const nextCustomerPaid = says(
  pattern`^ (?:(?:and|so|then|um) )*(?:my (?:walk ?in|appointment|\S+ oclock)|another (?:one|client|customer|buyer)) (?:just )?paid (?:me )?[^a-z ]*\d`,
)

/** "my cut of the tips 18" */
export const sharesTips = says(/^ (?:(?:and|so|then) )*my (?:cut|share|part) of the tips (?!.* (?:for|left) )/)

/**
 * "Northline finally paid, 2,400", "the Okafor wedding paid their deposit, 500": who was to pay has done so. "The rent finally paid 900" is
 * what one paid: what stands behind an article has to be a customer's, or to have paid "me", or what is theirs.
 */
export function hasPaidUp({ pieces, text }: Telling): boolean {
  const [, article, titles = '', payer = '', done = ''] = paidUp.exec(text) ?? []
  const at = pieces.findLastIndex(({ norm }) => norm === payer)
  // "my customer Mrs Okafor has paid her balance"
  const isCustomer = `${titles}${payer}`.split(' ').some((word) => customers.test(word))
  if (at < 0 || (people.has(payer) && !isCustomer) || noPayer.test(payer) || / (?:i|we|me) .*paid /.test(text))
    return false
  if (/ (?:me|us)$| their \S+$| (?:his|her) rent$/.test(done) || isCustomer) return true
  const isOwned = /(?<!^mr|^m|^mis)s$/.test(normBefore(pieces, at))
  const isTheirs = / (?:balance|(?:his|her) (?!invoice$)\S+)$/.test(done)
  return pieces[at]?.type === 'word' && article === undefined && !isOwned && !isTheirs
}
const paidUp = pattern`^ (?:(?:and|so|oh|ok|yay|um) )*(?:(the|my|our|an?) )?((?:[^\d ]+ ){0,2}?)([^\d ]+) (?:(?:has|have) )?
  ((?:finally|eventually) paid(?: (?:up|out|me|us|(?:(?:the|their) )?(?:invoice|balance|deposit)))?|paid (?:up|me|us|their (?:balance|deposit|invoice|rent)|(?:his|her) (?:balance|deposit|invoice|rent)|the balance)) (?:, )?[^a-z ]*\d`
const customers = /^(?:wedding|job|clients?|customers?|tenants?|buyer|lodger|couple)$/
/** How it was paid, what was paid, and whom one hires. */
const noPayer = pattern`^(?:\S+ly|i|we|he|she|they|ive|weve|just|also|already|still|only|fully|so|well|nobody|everybody|everyone|somebody|someone|is|are|was|were|be|been|got|has|have|had|and|then
  |bills?|invoices?|rents?|fees?|taxes|tab|landlord|nanny|roofers?|builders?|contractor|photographer|caterer|venue|band|christmas|easter|deductible|citation|camp|mastercard|visa|amex|card|loan|ticket)$`

/** "Sunday sales were 295", "our food truck took 150", "tips in the jar 23": what was taken in where one sells. */
export const tookInSales =
  says(pattern`^ (?:(?:and|so|the|my|our|todays|yesterdays|\S+day|shop|cafe|stall|market|salon|store|truck|restaurant|online|etsy) )*sales (?:(?:today|yesterday|on|for|from|the|\S+day) )*(?:(?:were|was|came to|hit|totalled|totaled) )?[^a-z ]*\d\S* ${unitSaid}(?:(?:today|yesterday|on \S+day|(?:on|in|by|via) (?:mpesa|momo|cash|card|transfer)) )*$
  |^ (?:(?:and|so|the|my|our|todays|yesterdays|shop|stall|daily) )*profit (?:(?:today|yesterday|this|week|month|was|is|came|to|about|around) )+[^a-z ]*\d\S* ${unitSaid}(?:today |yesterday )?$
  |^ (?:(?:and|so) )*(?:my|our) (?:stall|till|booth|food truck|stand) (?:took|took in|made|brought in) [^a-z ]*\d\S* ${unitSaid}(?:today |yesterday |on \S+day )?$
  |^ (?:(?:and|the|my) )*tips in the jar (?:(?:were|was|came to|today) )*[^a-z ]*\d\S* ${unitSaid}$`)

/** "three clients today 65", which "80 and 120" may follow: what those whom one serves have paid. */
export const servedClients =
  says(pattern`^ (?:(?:ok|okay|so|and|had|today|yesterday|um) )*(?:\S+ )?(?:clients|customers|patients|pupils) (?:(?:today|yesterday|this|morning|afternoon|tonight) )*
  (?:, )?[^a-z ]*\d\S* ${unitSaid}$`)

/** "got my first paycheck" */
export const gotPaycheck = says(/ got my (?:first|last|final|second|next) (?:pay ?)?che(?:ck|que) /)

/** What one does for others for money. */
export const jobs = pattern`^(babysitting|tutoring|mowing|gardening|housesitting|petsitting|walking|modelling|modeling|busking
  |teaching|translating|driving|delivering|singing|playing|working|helping|selling|shovelling|shoveling|raking
  |minding|moving|painting|performing|recycling|donating|dogsitting|catsitting|weeding|cleaning|nannying|delivering)$`

const chores = /^(mowed|shovelled|shoveled|raked|babysat|tutored|walked|petsat|washed|weeded|busked|cleaned)$/

/** "delivered 3 cakes got 90": what one did oneself, first, and what came in for it, last; "fixed the fence and got 35 on Amazon" was spent. */
const madeFor = pattern`^ (?:(?:i|we|just|today|yesterday|also) )*(?:delivered|fixed|repaired|braided|plaited|catered|installed|painted|plastered|tiled|groomed|ironed|translated|designed|sewed|valeted|hemmed)
  \s(?!and )(?:\S+ ){1,4}?(?:, )?(?:and )?(?:i |we )?(?:got|made|earned) [^a-z ]*\d\S* ${unitSaid}(?:cash |today |yesterday |for it )*$`

/** "did a fencing job for Davo, got 650 cash": a job for somebody, and what came in for it; a job "for the car" was paid for. */
function didJobFor(text: string): boolean {
  return namesPerson(jobDone.exec(text)?.[1] ?? '')
}
const jobDone = pattern`^ (?:(?:i|we|just|today|yesterday|also|and|so|um) )*(?:(?:finished|completed|wrapped up) )?(?:an?|another) (?:[^\d ]+ ){0,2}?(?:job|gig|shift|work) for (?:(?:my|our|mr|mrs|ms) )?([^\d ]+) (?:, )?(?:and )?
  (?:i |we )?(?:got|made|earned) [^a-z ]*\d\S* ${unitSaid}(?:cash |today |yesterday |for it )*$`

/** "mowed two lawns, one paid 40": somebody whom one worked for. */
const paidByOne =
  / (?:one|first|each)(?: (?:one|guy|lady|of them|owner|client|customer|neighbou?r|family|house))? (?:paid|gave) (?:me |us )?\S*\d/

/** "took an extra shift (and) got 312". */
const shifts = / (?:worked|took|pulled|covered|did|picked up) (?:\S+ ){0,3}(?:shifts?|gigs?) (?:(?:\S+ )?and |, |i )*$/

/** "mowed Mr Henderson's yard got 45": what came in for work that one did for another; "my daughter babysat got 30", "…, Ana got 20" is theirs. */
export function gotForOwnWork(telling: Telling): boolean {
  const { pieces } = telling
  const got = pieces.findIndex(({ norm }) => /^(?:got|made|earned)$/.test(norm))
  const first = pieces.find(({ norm, type }) => type !== 'separator' && !fillers.has(norm) && !/^(?:i|we)$/.test(norm))
  return got > 0 && chores.test(first?.norm ?? '') && !isOtherPayer(normBefore(pieces, got)) && gotForWork(telling)
}

/** "got 60 for babysitting", "mowed the lawn and got 30": paid for what one did. */
export function gotForWork({ pieces, text }: Telling): boolean {
  if (madeFor.test(text) || didJobFor(text)) return true
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
    const isOfGoods = /^(?:of|worth)$/.test(normAt(pieces, price + 1)) || pieces[price + 1]?.type === 'name'
    if (/^tips?$/.test(normAt(pieces, price + 1)) || (!isOfGoods && before.some((piece) => chores.test(piece.norm))))
      return true
    if (first === at + 1 && shifts.test(phraseText(before)) && !/^(of|worth|off)$/.test(normAt(pieces, price + 1)))
      return !pieces.slice(price + 1, price + 3).some(({ type }) => type === 'name')
    return (
      (pieces[price + 1]?.norm === 'for' &&
        pieces.slice(price + 2, price + 4).some((piece) => jobs.test(piece.norm))) ||
      (first === at + 1 && jobs.test(normAt(pieces, price + 1)) && !isContent(pieces[price + 2]))
    )
  })
}

/** "babysitting money 60" was earned, "lunch money 20" was handed out. */
export const earnedMoney = says(
  / (?:babysitting|tip|birthday|christmas|gig|mowing|tutoring|prize|rent|holiday|scholarship|grant) money /,
)

/** "made 200 babysitting" is earned; "made lunch" is not. */
export function made({ pieces, text }: Telling): boolean {
  if (!/ made | i make /.test(text)) return false
  const at = pieces.findIndex(({ norm }) => /^ma[dk]e$/.test(norm))
  // "the bill 86, we tipped 14, made it 100"
  if (/^(it|that|them)$/.test(normAt(pieces, at + 1))) return false
  const sum = pieces.findIndex(({ type }, index) => index > at && type === 'amount')
  return sum > at && sum < at + 4 && !laidOut.test(phraseText(pieces.slice(sum + 1, sum + 4)))
}

/** "made a 200 down payment on the car", "made a 50 deposit on the hall" */
const laidOut = /^ (?:down payment|(?:payment|donation|contribution|purchase) |deposit (?:on|for|towards?) )/
