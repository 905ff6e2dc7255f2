import { isContent } from '#domain/understanding/entries/segment.ts'
import { says, type Telling } from '#domain/understanding/income/income-telling.ts'
import { jobs } from '#domain/understanding/income/work.ts'
import type { LexiconEntry } from '#domain/understanding/lexicon/lexicon.ts'
import { halfBack } from '#domain/understanding/settle/split.ts'
import { namesPerson } from '#domain/understanding/words/first-names.ts'
import { determiners, fillers } from '#domain/understanding/words/function-words.ts'
import { pattern, unitSaid } from '#domain/understanding/words/pattern.ts'
import type { Piece } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore } from '#domain/understanding/words/prior.ts'

/** Who sends invoices to a household. */
const hiredTrade =
  pattern`(?:accountant|builder|carpenter|cleaner|contractor|decorator|dentist|doctor|electrician|gardener|handyman|landscaper|lawyer
  |mechanic|mover|notary|painter|physio|plasterer|plumber|removal|roofer|solicitor|surveyor|tiler|vet)s?`.source

/** "the rent got paid today", "a plumber was paid 140 by me", "gave the maid 3000 salary": money that went to others. */
export function paysSomebody({ pieces, text }: Telling): boolean {
  if (namesPerson(paidSomebodyBack.exec(text)?.[1] ?? '')) return true
  // "taught three classes and got paid 135": no class was paid
  if (taught.test(text)) return false
  if (/ paid .*by (me|us) /.test(text) || (givenBack.test(text) && !/ (got|gave me|refund|refunded) /.test(text)))
    return true
  const kept = pieces.filter(({ type, norm, struck }) => !struck && type !== 'separator' && !fillers.has(norm))
  const paid = kept.findIndex(({ norm }, at) => norm === 'paid' && passive.test(normBefore(kept, at)))
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
    !/^(me|us|back|in)$/.test(normAt(kept, gives + 1)) &&
    / (salary|salaries|wages?|bonus|overtime|stipend|pension|commission|scholarship|royalties|severance|grant) /.test(
      text,
    )
  )
}

/** Work that one did, and got paid for. */
const taught =
  /^ (?:(?:i|we|just|today|yesterday) )*(?:taught|coached|tutored|led|ran|played|worked|covered) (?:\S+ ){0,2}?(?:class(?:es)?|lessons?|sessions?|shifts?|gigs?|pupils|students|workshops?) (?:i |we )?got paid (?!for )\S*\d/

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
  |handed) (?!me |us )(?:\S+ ){0,4}back | returned \d\S* ${unitSaid}to (?!me |us )|(?:^| (?:i|ive|we|weve)(?: just| have)?) (?:gave|paid|sent|handed
  |repaid) (?!me |us )(?:\S+ ){1,3}the \d\S* (?:that )?(?:he|she|they) (?:had )?lent (?:me|us) `

/** "paid my cousin back 40, she spotted me for the concert" */
const paidSomebodyBack =
  /^ (?:(?:and|then|i|we|ive|just|finally|also) )*(?:re)?paid (?:(?:my|the|our) )?(?!me |us )([^\d ]+) back /

export const passive = /^(was|were|is|been|got|gets|get|being)$/

const auxiliary = /^(was|were|is|has|have|had|been|got|gets|just|finally)$/

/** "spent 15 of the 20 my nan gave me on sweets": where the money came from that was spent. */
export const spendsGiven = says(
  pattern`^ (?:(?:i|we|ive|weve|just|already) )*(?:spent|bought|used|blew) .*(?:\d\S*|money|cash|what) (?:that |which )?(?:(?:my|our|the|her|his) )?[a-z]+ (?:gave|sent|lent) (?:me|us) (?!.*\d)`,
)

/** What is paid to the person where it "is paid". */
const earns = /^(invoice|gig|shift|job|work|article|commission|freelance|project|client|fee|fees|expenses|claim)$/

/** "owed Jay 40 for the gig so I sent it": a debt of one's own, and that it was settled. */
export const settledDebt = says(
  /^ (?:(?:i|we|still|and|so) )*owed? (?!me |us )(?:\S+ ){1,9}(?:(?:i|we) )?(?:sent|paid|gave|transferred|settled|handed) (?:it|him|her|them|that|up|over|back) /,
)

/** "the lady at church sold me eggs". */
export const boughtFrom = says(/(?<=\S)(?<! i| we| ive| weve| just| and) sold (?:me|us) /)

/** "paid invoice 12 from the plumber", "the vet's invoice 120 paid"; "the client paid the invoice" and "acme invoice paid" are income. */
export const paysInvoice = says(
  pattern`^ (?:(?:i|we|ive|weve|just|finally|also) )*paid (?:off )?(?:(?:the|an?|my|our|this|that|his|her|their) )?(?:\S+ ){0,2}?invoice 
  | ${hiredTrade} invoice | invoice from (?:(?:the|my|our|an?) )?${hiredTrade} `,
)

/** "paid me rent 850 quid", "i pay me coffee 4": as some say "my". */
export const paysMine =
  says(pattern`^ (?:(?:just|finally|today|also) )*paid me (?:rent|bills?|council tax|phone|gas|electric|water|tax|fine) .*\d (?:quid|pounds) 
  |^ (?:(?:just|finally|today|also) )*(?:i|we) (?:(?:just|finally|also) )?(?:pay|paid) me (?!back |for |from |out |in |my |an? |the |wages? |salary |dividends? |bonus )[^\d ]+ (?:(?:was|for) )?\S*\d`)

/** "sushi was 60 on my card and Jo venmoed me back half": one's own half was paid. */
export const sharedWith = says(new RegExp(` \\S*\\d\\S* .*${halfBack} `))
