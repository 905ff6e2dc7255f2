import { wordSet } from '#domain/understanding/words/word-set.ts'
/** Sounds and courtesies that carry nothing. */
export const fillers = wordSet(
  'yall aight later um umm uh uhh uhm er err erm ah ahh hmm hm mm mmm oh ooh ugh eh well so like okay ok okey alright right yeah yep yes yup please thanks thx cheers hey hi hello penny just basically literally honestly anyway anyways guess think reckon suppose lol haha hah bro dude mate man kinda sorta really actually also too again btw today-ish though tho damn dang god gosh jeez geez wow shit fuck fucking freaking bloody crap argh ouch yikes sigh lmao omg tbh ngl fr innit kindly only roughly about around approximately approx circa maybe probably almost exactly precisely dear darling sweetie hun definitely certainly surely totally obviously even flat ish let lets see here there now nowadays currently yo bruh fam emoji maam sir',
)

/** Verbs and helpers of telling about money; never part of a merchant's name. */
export const moneyVerbs = wordSet(
  'discount discounted spent spend spends spending paid pay pays paying payed bought buy buys buying purchased purchase purchasing got get gets getting grabbed grab grabbing had have having has ordered order ordering dropped drop dropping blew forked shelled coughed splurged treated cost costs costed costing charged charge charges came comes went go goes going picked pick took take taking put ran run set add added adding log logged logging record recorded note noted track tracked enter entered save saved register write jot book booked rented hired topped filled fill dished parted wasted burned burnt sunk dumped used gave give given giving sent send sending transferred transfer transferring wired donated donate tipped tip venmo venmod venmoed zelled zelle cashapped paypaled paypald chipped pitched lent loaned lend borrowed withdrew invested owed subscribed renewed ate drank was were is are be been being am do did done does made make makes tapped swiped settled covered cleared handed tossed threw stuck knocked lost lose swung stopped hit visited popped nipped need needed want wanted mark marked new expense expenses transaction entry totaled totalled totalling totaling worth billed invoiced received receive earned earn sold sell won refunded reimbursed deposited credited landed arrived slipped repaid returned claimed rang replace fix repair fetch rent hire renew refill wash park recharge cover settle copped cop snagged snag scored nabbed nab bagged fetched chucked sank splashed racked treats downed crushed demolished smashed fed loaded reloaded topping recharged refilled replaced fixed repaired serviced washed parked commuted rode flew drove stayed watched saw played cashed collected banked pocketed scooped inhaled devoured munched sipped ended wound found shouted stumped ponied plonked plunked rushed stung relieved lashed bunged debited deducted autopay autopaid gifted traded offloaded flogged netted grossed raked pulled divvied clubbed footed pooled laid auctioned pawned hocked recouped worked rid gone fined resoled squared remitted swallowed clobbered reversed resold',
)

export const pronouns = wordSet(
  'hell theyll itll thatll i im ive id ill we weve were wed it its that thats this these those they theyve theyre he shes hes she you your youre us me myself ourselves which what who there theres one ones mine them him everyone everybody somebody someone or each apiece ea split splitting half share halves halfsies ways per every both either fifty-fifty total totals altogether overall together slash back say saying said included including inclusive incl excluding whether because cause cos since when while if as than but',
)

/** Dropped from the front of a name: "my", "the", "some". */
export const determiners = wordSet(
  'a an the my our his her their some any another more few couple several new quick nice little small good dozen free price priced discounted bit much lot lots bunch whole other extra single usual regular own same fresh cheap expensive fancy bloody stupid random massive huge big tiny lovely decent overpriced pricey much-needed late early following',
)

export const prepositions = wordSet(
  'at from in on for to with by of into onto over via through using off towards toward inside near @ out up down as per outside under after before during between',
)

/** What people are called when they come along or get a present; no merchants. */
export const people = wordSet(
  'mom mum mommy mummy dad daddy mother father parents sister brother sis bro wife husband hubby partner girlfriend boyfriend gf bf fiance fiancee friend friends mate mates buddy buddies pal kid kids child children son daughter baby boss coworker coworkers colleague colleagues roommate roommates roomie flatmate housemate team guys girls lads family grandma grandpa nan gran granny grandad aunt uncle cousin neighbor neighbour everyone everybody all myself me us him her them dog cat crew client clients ex date niece nephew inlaws people work office school',
)

/** Places said to tell where, not whom one paid. */
export const locations = wordSet(
  'work home school office airport terminal stop pier dock harbour harbor rank station house place town downtown uptown city street road corner way party weekend noon midnight night morning evening afternoon lunchtime dinnertime least last first once end time moment uni campus beach park desk counter door till register checkout self-checkout pump meter trip break halftime game match wedding conference meeting event stadium hotel there here line online person store app internet web phone',
)

/** Common places with no name of their own: "at the pharmacy" is the thing when nothing else is said. */
export const placeNouns = wordSet(
  'bar pub store shop supermarket market mall pharmacy chemist cinema movies theater theatre airport station cafe restaurant diner bakery deli gym office work school garage dealership vet vets dentist doctor doctors salon barber barbers hairdresser hairdressers hotel hospital clinic park beach zoo museum stadium game concert club casino canteen cafeteria drugstore library church bookstore bookshop newsagent newsagents butcher butchers bank post arcade laundromat launderette carwash kiosk stand stall truck cart machine festival fair bodega offie offlicence grocer grocers grocery groceries gas petrol corner convenience hardware thrift charity liquor farmers farmer food court vending local mechanic optician opticians florist florists spa pool rink track bowling alley pizzeria brewery winery bistro place joint spot counter coffee book clothing shoe toy pet dollar department outlet university college campus train bus metro ticket self service hall centre center tollbooth parking lot ballpark rest stop services motorway takeaway chippy nail hair tanning tattoo nursery daycare yoga studio gate till door desk platform checkout',
)

/** Ways to pay. */
export const paymentWords = wordSet(
  'card cash visa amex mastercard debit credit paypal contactless checking cheque check wallet monzo revolut applepay gpay account savings current joint',
)

/** Family and friends; left out of the front of a name ("mom flowers"), unlike "client lunch". */
export const relatives = wordSet(
  'mom mum mommy mummy dad daddy mother father parents sister brother sis wife husband hubby girlfriend boyfriend gf bf fiance fiancee grandma grandpa nan gran granny grandad son daughter myself everyone everybody us them him her me',
)

/** What makes a price less than it was. */
export const reductionWords = wordSet(
  'sale discount discounted reduced marked offer clearance coupon voucher code deal promo rebate credit off less',
)
