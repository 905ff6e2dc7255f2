import { amountIndex, type Entry } from '#domain/understanding/entries/entry.ts'
import { bearsNumber } from '#domain/understanding/money/number-role.ts'
import { isHalfOfThings, withWhom } from '#domain/understanding/settle/split.ts'
import { determiners, functionWords, paymentWords } from '#domain/understanding/words/function-words.ts'
import { pattern, unitSaid } from '#domain/understanding/words/pattern.ts'
import { type Piece, phraseText } from '#domain/understanding/words/piece.ts'
import { normBefore, prior } from '#domain/understanding/words/prior.ts'
import { coupon, points } from '#domain/understanding/words/reduction-words.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/** What a word does to an amount that nothing has carried out: it divides, lessens or repeats it. */
export type Turn = { by: number } | null

const everyDay = '(?:every|each) (?:single )?(?:day|morning|evening|night)'
const repeats = new RegExp(` (?:(twice|both days|two times)|(thrice|three times)|${everyDay}|daily) `)
/** "gym 5 every night this week and pizza 12" */
const repeatsBeside = new RegExp(` ${everyDay} `)
/** "we stopped twice and I bought a sandwich for 8": nothing that was paid for. */
const notPaidTwice =
  / (?:stopped|called|tried|asked|checked|looked|rang|phoned|thought|drove|walked|read|told \S+|been there) (?:it |them )?(?:twice|two times|three times|thrice)(?= )(?!.* each )(?! (?:at|through) )/g
const lessens = pattern` (minus|less(?= (?:a|an|the|my|\d|one|two|five|ten|twenty|thirty))|${coupon}(?! (?:tire|drug|mart|store|shop|supermarket|pharmacy|grocery|grocer|outlet|bakery))
  |negative|used \d\S* (?:in |of |worth of )?${points}|(?<! was| were| been| got| is) deducted|credit applied|change from|change out of) `
const settledPrice = pattern` (was|were|cost|paid|came to) \S+ (\w+ )?(with|after|using) (the|a|my|an) (\S+ )?${coupon} | (?:thats|its|that is|that was) (?:already )?(?:with|including) .*${coupon}
  | after (?:\S+ ){0,3}${coupon}
  | ${coupon} (?:was |is )?(?:already )?(?:taken|knocked|applied|used|included|counted|off)(?: off)? $
  | (?:bought|buy|purchased|ordered) (?:(?!with |using |and |used |on |my |a |lunch )\S+ ){0,4}(?:voucher|coupon)s?(?! off) (?:was |cost |(?:\S+ ){0,3}for )
  | (?:${coupon}|${points}) .*(paid|was|were|spent|cost) | minus (nothing|zero)
  | \d\S* ${unitSaid}(?:(?:even|flat) )?(?:with|using) (?:the|my|a) (?:\S+ )?(?:coupon|discount) (?:(?:which |that |and |it )*saved (?:me )?\S+ )?$
  | \d\S* ${unitSaid}(?:(?:even|flat) )?(?:for|on) (?:\S+ ){1,5}?(?:with|using) (?:the|my|a) (?:[^\d ]\S* ){0,2}(?:coupon|discount) $`
const halves = pattern` (half is mine|half mine|is mine|was mine|halfs mine|between us|between two|between the two
  |just my half|(?<! (?:paid|sent|gave) (?:\S+ )*|thats |its )(?:my half only|only my half)|only half) |(?<! my) half of `
/** "the muffin after was mine though, 3.60": the thing itself and no half of it. */
const allMine = pattern`^ (?:(?:and|but|so|only|just) )*(?:the|that) (?!half |rest |other |bill |check |tab |total |split )(?:(?!half |part |and |i |we |of )[^\d ,]+ ){1,3}(?:was|were) (?:all |just |only )?mine(?: (?:though|too|alone|only|after all))* (?:(?:it was|that was|that one was|for|at) )?\S*\d\S* ${unitSaid}$`
/** "a third is mine", "a quarter of it was mine" */
const partMine = / (?:a|one) (third|quarter) (?:of (?:it|that) )?(?:is|was) mine /
const tipOn = / (percent|%) (tip|gratuity|service) on /
/** "my share of the 90 dinner", "pizza 30, my share's a third": what it comes to was not said. */
const unworked = pattern` my (share|part|cut|portion|bit) of (the |a |our |that )?\d(?!.* (was|is|paid|came|so) )
  | (share|part|bit)s? (is |s )?(a |one )?(half|third|quarter|fifth) `
/** "half off 40", "100 in 4 payments", "15 percent of 60", "20 of it on a gift card": a part of it, or less, in a way that was not worked out. */
const partly = pattern` half off (?:of )?0 | 0 (?:(?:and|but|they|it|was|were|is|at) )*half off $|(?<! i| we) (?:paid|covered) 0 of (?:it|that) | (?:in|over) \S+ (?:payments
    |instal?lments) | (?:percent|%) of 0
  | (?:gift card|insurance|points|rewards) (?:paid|covered|took) 0 | of which 0 (?:\S+ )?cash ?back | 0 of (?:it
    |that|which|the 0) (?:was |is |in |on |from |with |by |a |my |the )*(?:gift card|cash ?back|points
    |credit) | (?:including|includes|plus|and|with|got|took|less) 0 (?:in |of )?cash ?back | left 0 $
  | 0 (?:a|an|per) (?:kilo|kg|pound|lb|litre|liter|gallon|metre|meter|yard|foot|mile|hour(?! (?:ago|back))) `
/** "sofa 700, paid 150 today": what it costs, and what was paid. */
const paidOf = / 0 (?:i |we |but |only |just )*(?:paid|left) 0 (?:(?:today|now|down|upfront|so far|with tip) )?$/
const halfOfMine = / half (?:my|our|that|their) 0 /
const timesThing = / (\d+) times (?!\d)[a-z]/

/** "lunch 20, half is mine", "coffee 4 twice", "45 minus a 5 voucher": the amount that was said is not what was paid, or not all. */
export function turnOf(entry: Entry, words: string, shape: string, alone: boolean): Turn {
  const { amountMinor, count = 0 } = entry.amount?.money ?? {}
  const settled = amountMinor !== Math.round(count * 100) && amountMinor !== count
  if (tipOn.test(words)) return { by: 0 }
  if (settled || isConcluded(entry, words)) return null
  if (halfOfMine.test(shape)) return { by: 0.5 }
  if (!alone && paidOf.test(shape)) return { by: 0 }
  if (entry.kind === 'spend' && sharedWith.test(words)) return { by: 1 / (withWhom(entry.pieces) ?? Infinity) }
  if (unworked.test(words) || (entry.kind === 'spend' && partly.test(shape))) return { by: 0 }
  const part = entry.kind === 'spend' ? partMine.exec(words)?.[1] : undefined
  if (part) return { by: part === 'third' ? 1 / 3 : 1 / 4 }
  if (entry.kind === 'spend' && halves.test(words) && !isHalfOfThings(entry.pieces) && !allMine.test(words))
    return { by: 0.5 }
  if (entry.pieces[amountIndex(entry) + 1]?.norm === 'twice') return { by: 2 }
  const again = alone ? repeats.exec(words.replace(notPaidTwice, ' ')) : repeatsBeside.exec(phraseText(entry.pieces))
  if (again) return { by: again[1] ? 2 : again[2] ? 3 : 0 }
  const times = alone ? timesThing.exec(words) : null
  if (times) return { by: Number(times[1]) }
  if (isPerHead(entry) && !sharedOut.test(words)) return { by: 0 }
  return lessens.test(words) && !settledPrice.test(words) && !entry.amount?.correctedFrom ? { by: 0 } : null
}

/** "curry 30 shared with Sam": what one paid, or the whole. */
const sharedWith = / shared with (?!me |us )/

/** "50 dollars each", "4 a head": the price of one, and nothing tells how many they were. */
function isPerHead(entry: Entry): boolean {
  const at = amountIndex(entry)
  const [next, then] = [entry.pieces[at + 1]?.norm ?? '', entry.pieces[at + 2]?.norm ?? '']
  return /^(each|apiece|ea)$/.test(next) || (/^(a|per)$/.test(next) && /^(piece|head|person|pop)$/.test(then))
}
const sharedOut = / (split|splitting|share|shared|between|we|us|both|halves|my|mine|paid|pay) /

/** "45 minus the 5 voucher, so forty": the whole was said in the end. */
function isConcluded({ pieces }: Entry, words: string): boolean {
  return (
    pieces.some(({ struck, type }) => struck && type === 'amount') && / (so|makes|call it|all in|comes to) /.test(words)
  )
}

/** Orders and turns that no shop is called after; they may begin what looked like a name. */
const orders = wordSet(`
  all add adjust anything another asked alter amend allocate assign archive ask
  bump budget both borrow borrowed bin bring back
  cancel change call coupon can could copy clear combine correct close count convert categorize charge check
  delete due discount double deduct drop decrease duplicate divide dont didnt ditch
  edit export email everything either exact erase error fix flag forget file find go get give
  half halve how hide instead if import ignore increase isnt knock keep kill
  left less log lower lift label lend lets let leave lose
  move minus mine make makes mark merge multiply might modify mute meant
  not nothing neither nil nudge no or open owe owed
  past push page put play plus precisely please pay pin
  remove reduced record rather reverse replace rename raise reduce round repeat restore redo revert read remind
  refund reassign remaining recategorize recategorise reclassify roll
  show set still stolen should shift subtract shave share skip sort start send subtotal sum something same says said shall
  scrap switch sale supposed
  take times twice than then trim text together total trash tweak translate transfer turn toggle tell ton
  undo update void valued
  would whatever worth wrong will wont why what when where who which whose wipe x
`)

/** Alone they are numbered things, no shops: "step 3". */
const numbered = wordSet(`
  agent asdf alarm area bmi blah count cholesterol cloud catch code channel
  district dosage deadlift degrees elo elevation ferritin fever foo flat glucose gate
  humidity high heading index id ipsum lorem level minutes number option order
  passport password passcode phase ref reference receipt room route serial squat step score seconds
  temperature test testing top unit version weight
`)

/**
 * "Undo the Last", "Instead", "All": nobody sells that; what looked like an entry was something else. A name of which every
 * word is an order, a way of paying or a word of grammar is none, nor is one that begins with an order.
 */
export function isNoName({ kind, merchant, category, pieces }: Entry): boolean {
  const cutOff = /^(on|for|at|a|an|the|my|some)$/.test(pieces.at(-1)?.norm ?? '')
  if (merchant === null) return pieces.length > 2 && (cutOff || isWritten(pieces, 'mark'))
  const words = merchant.toLowerCase().split(' ')
  const first = words[0] ?? ''
  const noun = pieces.some(({ norm }, at) => norm === first && determiners.has(normBefore(pieces, at)))
  if (first === 'x' || merchant === 'People' || (first === 'cash' && words.every((word) => paymentWords.has(word))))
    return true
  if (words.includes('says')) return true
  if (category.known) return orders.has(first) && isWritten(pieces, first) && isOrdered(pieces, first)
  const last = words.at(-1) ?? ''
  // "the stall took in 940"
  if (kind === 'income' && /^(?:che(?:ck|que)|stall|table|booth)$/.test(last)) return false
  if (
    (words.length === 1 && bearsNumber(first) && !isSpentOn(pieces, first)) ||
    (numbered.has(last) &&
      !isSpentOn(pieces, last) &&
      !(words.length > 1 && /^(room|flat|top|order|unit|test)$/.test(last)))
  )
    return true
  return (
    (orders.has(first) &&
      !noun &&
      !/ (place|shop|store|office|fee|machine|stand|centre|center)$/.test(merchant.toLowerCase())) ||
    words.every((word) => functionWords.has(word) || paymentWords.has(word))
  )
}

/** "spent 90 on the house", "paid 500 for the room": what was paid for. */
function isSpentOn(pieces: readonly Piece[], thing: string): boolean {
  return pieces.some(
    ({ norm }, at) =>
      norm === thing &&
      determiners.has(normBefore(pieces, at)) &&
      /^(?:on|for)$/.test(prior(pieces, at, 2)?.norm ?? '') &&
      pieces[at + 1]?.type !== 'number',
  )
}

/** The amount comes right after it, so that the thing is no part of a name like "filter coffee". */
function isOrdered(pieces: Entry['pieces'], word: string): boolean {
  return pieces[pieces.findIndex(({ norm }) => norm === word) + 1]?.type === 'amount'
}

/** The order was said in lower case, at the very beginning: "subtract 4 from lunch". */
function isWritten(pieces: Entry['pieces'], word: string): boolean {
  const piece = pieces.find(({ type }) => type !== 'separator')
  return piece?.type === 'word' && piece.norm === word
}
