import { sentByApp } from '#domain/understanding/words/sent-by-app.ts'
import { wordSet, wordsOf } from '#domain/understanding/words/word-set.ts'
/** Sounds and courtesies that carry nothing. */
export const fillers = wordSet(`
  abeg na aight ah ahh arre alright already anyway anyways actually also again argh afterwards afterward about around aye
  approximately approx almost
  basically beforehand bro btw bloody blimey bruh chale cheers crap crikey circa certainly currently
  dude damn dang dear darling definitely directly downstairs earlier eish er err erm eh ehn equally evenly exactly even emoji
  fuck fucking freaking finally fr flat fam guess god gosh geez goodness gracious
  hmm hm hey hi hello haba honestly haha hah hun here innit instead ish itself just jeez kinda kindly
  later lah leh like literally lol lmao let lets mm mmm mate man maybe maam ngl now nowadays
  och oh ooh okay ok okey ouch omg only oye obviously please pls plz penny probably precisely pues
  right righto reckon really roughly separately so straight suppose sorta shit sheesh sigh strewth sweetie surely see sir
  thanks thx think too upfront upstairs today-ish though tho tbh totally there um umm uh uhh uhm ugh well welp whoa woah wow
  yaar yall yeah yep yes yup yikes yo yoh twoforone threefortwo fourforthree
`)

/** Verbs and helpers of telling about money; never part of a merchant's name. */
export const moneyVerbs = wordSet(`
  add added adding ate are am arrived autopay autopaid auctioned
  bought buy buys buying blew book booked broke burned burnt borrowed be been being billed bagged banked bunged
  coughed cost costs costed costing charged charge charges came come comes cashapped chipped covered cleared credited
  claimed cover copped cop chucked crushed commuted cashed collected clubbed clobbered
  discount discounted dropped drop dropping dished dumped donated donate drank do did done does deposited downed
  demolished drove devoured debited deducted divvied
  enter entered expense expensed expenses entry earned earn ended exchanged
  forgot forked filled fill fix fueled fuelled fetch fetched fed fixed flew found flogged footed fined
  gassed got get gets getting grabbed grab grabbing go goes going gave give given gives giving gifted grossed gone
  had have having has hired handed hit hire hocked invested is invoiced inhaled jot knocked
  log logged logging lent loaned lend lost lose landed loaded lashed laid
  made make makes mark marked munched note noted nipped need needed new nabbed nab netted
  ordered order ordering owed offloaded overcharged
  posted paid pay pays paying payed purchased purchase purchasing picked pick put parted paypaled paypald pitched popped
  park parked played pocketed ponied plonked plunked pulled pooled pawned
  ran robbed run record recorded register rented renewed received receive refunded reimbursed repaid returned rang replace
  repair rent renew refill recharge racked reloaded recharged refilled replaced repaired rode rushed relieved raked
  recouped rid resoled remitted reversed resold
  spent spend spends spending shelled splurged set save saved sunk sent send sending subscribed swiped settled stuck
  swung stopped showed sold sell slipped settle snagged snag scored sank splashed smashed serviced stayed slept saw scooped
  sipped shouted stumped stung squared swallowed
  ask asked asks blessed dey treated took take taking track tracked topped transferred transfer transferring tipped tip tapped tossed threw
  transaction totaled totalled totalling totaling topping traded
  used venmo venmod venmoed etransfer etransferred visited
  walked went write wrote would wasted wired withdrew was were want wanted wants worth won wash washed watched wound worked
  zelled zelle paypaled ${sentByApp}
`)

export const pronouns = wordSet(`
  anything apiece altogether arent as both back because but cause cos
  everyone everybody each ea every either excluding fifty-fifty hell he hes him half halves halfsies
  isnt itll i im ive id ill it its included including inclusive incl if me myself mine
  normally ourselves one ones or originally overall per
  shes she somebody someone something split splitting share slash say saying said since
  theyll thatll that thats this these those they theyve theyre there theres them total totals together than
  us usually wasnt we weve were werent wed which what who way ways whether when while you your youre
`)

/** Dropped from the front of a name: "my", "the", "some". */
export const determiners = wordSet(`
  a an any another arvo arvos annual bit bunch bloody big couple cheap dozen discounted decent extra expensive early
  evening
  few free fresh fancy following good his her huge little lot lots lovely late
  my more much massive monthly morning much-needed new nice our other own overpriced price priced pricey quick
  regular random some several small single same stupid the their tiny usual weekly whole yearly
`)

export const prepositions = wordSet(
  `
  at from in on for to with by of into onto over via through using off towards toward inside near @ out up down as
  per outside under after before during between starting
`,
)

/** All words that name nothing of themselves. */
export const functionWords: ReadonlySet<string> = new Set(
  [fillers, moneyVerbs, pronouns, determiners, prepositions].flatMap((words) => [...words]),
)

/** Family and friends; left out of the front of a name ("mom flowers"), unlike "client lunch". */
export const relatives = wordSet(`
  brother boyfriend bf dad daddy daughter everyone everybody father fiance fiancee girlfriend gf grandma grandpa gran
  granny grandad husband hubby him her mam mom mum mommy mummy mother myself me nan parents sister sis son them us
  wife
`)

/** Those of whom nobody knows who they are. */
export const anybody = wordSet(`
  all baby boss cat client clients crew date dog everybody everyone ex farmer guy guys him her me myself office people
  school team them us work
`)

/** What people are called when they come along or get a present; no merchants. */
export const people: ReadonlySet<string> = new Set([
  ...relatives,
  ...anybody,
  ...wordsOf(`
    aunt bro buddy buddies child children coworker coworkers colleague colleagues cousin friend friends flatmate family
    girl girls housemate inlaws kid kids lad lads lass lassie lady mama mate mates neighbor neighbour niece nephew partner pal roommate
    papa roommates roomie uncle
  `),
])

/** "daughter", "kids": one of them, or several. */
export function isOfPeople(norm: string): boolean {
  return people.has(norm) || people.has(norm.replace(/s$/, ''))
}

/** Places said to tell where, not whom one paid. */
export const locations = wordSet(`
  airport afternoon apartment app beach gatwick heathrow jfk lax luton stansted break city corner campus counter checkout conference
  dock downtown dinnertime desk door evening end event first game
  home harbour harbor house halftime hotel here internet intermission interval lunchtime least last line
  midnight morning moment meter match meeting noon night office once online
  pier place party park pump person phone rank road register
  school shift stop station street self-checkout stadium store terminal town time till trip there
  uptown uni work way weekend wedding web yard depot
`)

/** Common places with no name of their own: "at the pharmacy" is the thing when nothing else is said. */
export const placeNouns = wordSet(`
  airport arcade alley
  bar bakery barber barbers beach bookstore bookshop butcher butchers bank bodega bowling brewery bistro book bus
  ballpark
  chemist cinema cafe clinic concert club casino canteen cafeteria church carwash cart corner convenience charity
  court counter coffee clothing college campus centre center chippy checkout clubhouse
  diner deli dealership dentist doctor doctors drugstore dollar department daycare door desk
  festival fair farmers farmer food florist florists
  gym garage game grocer grocers grocery groceries gas gate
  hairdresser hairdressers hotel hospital hardware hall hair joint kiosk
  library laundromat launderette liquor local lot
  market mall movies museum machine mechanic metro motorway newsagent newsagents nail nursery
  office offie offlicence optician opticians outlet
  pub pharmacy park post petrol pool pizzeria place pet parking platform restaurant rink rest
  store shop supermarket station school salon stadium stand stall spa spot shoe self service stop services studio
  theater theatre truck thrift track toy train ticket tollbooth takeaway tanning tattoo till
  university vet vets vending work winery yoga zoo
`)

/** Ways to pay. */
export const paymentWords = wordSet(
  `
  card cash visa amex mastercard debit credit paypal contactless checking cheque check wallet monzo revolut applepay
  gpay gcash paytm phonepe account savings current joint
`,
)

/** "papa", "my mum": one's family, as those call it who live with it. */
export function isKin(word: string): boolean {
  return relatives.has(word) || /^(?:papa|amma|appa|baba|brother|uncle|aunt(?:ie|y)?|cousin)$/.test(word)
}
