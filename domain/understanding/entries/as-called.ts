import type { Phrase } from '#domain/understanding/entries/phrase.ts'
import { firstNames, namesPerson, titles } from '#domain/understanding/words/first-names.ts'
import { people, placeNouns } from '#domain/understanding/words/function-words.ts'
import { isCapital } from '#domain/understanding/words/piece.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/** What of the words for somebody or something is said when one calls it by its name. */
export function asCalled(phrase: Phrase, isPaid: boolean): Phrase {
  return withoutVessels(withoutTrade(withoutOwner(byName(phrase, isPaid))))
}

/** "my roommate Jess": who has a name is called by it, and not by what they are to one. */
function byName(phrase: Phrase, isPaid: boolean): Phrase {
  const [role, ...name] = phrase.parts
  const isCalled = name.length > 0 && name.every((part) => firstNames.has(part.norm))
  // "customer Roberts paid me 900"
  const [first, ...more] = name
  const isOfTrade =
    isPaid &&
    /^(?:client|customer)$/.test(role?.norm ?? '') &&
    first?.type === 'word' &&
    (more.length === 0 ? !ofTrade.test(first.norm) : titles.test(first.norm))
  return role && roles.test(role.norm) && (isCalled || isOfTrade) ? withParts(phrase, name) : phrase
}
const ofTrade = /^(?:deposit|event|fee|gift|invoice|job|meeting|money|payment|refund|retainer|visit|work)s?$/
const roles =
  /^(?:boss|brother|buddy|client|colleague|cousin|coworker|customer|flatmate|friend|helper|housemate|landlord|lodger|mate|neighbou?r|nephew|niece|roommate|sister|student|tenant)$/

/** "Ahmed's school fee", "kids' tuition": whose lesson or treatment it is; "Patel's pharmacy", "King's College" are called so. */
function withoutOwner(phrase: Phrase): Phrase {
  const [owner, ...thing] = phrase.parts
  const last = thing.at(-1)
  if (owner?.type !== 'word' || !last || placeNouns.has(last.norm)) return phrase
  const isOwner = people.has(owner.norm) || (owner.norm.endsWith('s') && namesPerson(owner.norm.slice(0, -1)))
  const isForOne = thing.some(
    (part) =>
      part.type === 'name' && part.entry.display === null && /^(?:Education|Healthcare)$/.test(part.entry.category),
  )
  return isOwner && isForOne ? withParts(phrase, thing) : phrase
}

/**
 * "Opal top up", "Lulu groceries", "ARMS bill", "the doctor's fee": what one has of a company that has a name, or of whoever treats one;
 * "weekly groceries", "mum's top up" and "the vet bill" have none. "Tuition, second installment" is of the tuition.
 */
function withoutTrade(phrase: Phrase): Phrase {
  const name = phrase.parts.slice(0, -1)
  const trade = phrase.parts.at(-1)
  if (!trade || name.length === 0) return phrase
  const [first, nth] = name
  if (/^(?:installment|instalment)$/.test(trade.norm) && name.length === 2 && turns.has(nth?.norm ?? ''))
    return withParts(phrase, name.slice(0, 1))
  const isTreated = first?.type === 'name' && first.entry.category === 'Healthcare' && treats.test(first.norm)
  if (isTreated && name.length === 1 && /^fees?$/.test(trade.norm)) return withParts(phrase, name)
  if (trade.norm === 'bill' && name.every(isUnknown)) return withParts(phrase, name)
  const isLoaded = loads.test(trade.norm) && (name.every(isCard) || (name.length === 1 && name.every(isUnknown)))
  const isShop =
    shops.test(trade.norm) && name.every((part) => isUnknown(part) && (isCapital(part) || part.norm.length < 3))
  return isLoaded || isShop ? withParts(phrase, name) : phrase
}
const turns = wordSet('first second third fourth fifth final last next 1st 2nd 3rd 4th')
const treats = /(?:doctor|dentist|physio|chiropractor|optician|surgeon|midwife|therapist|gp)$/
/** "arms", "zain": a company that no list knows; a cleaning bill is of no such. */
function isUnknown({ type, norm }: Phrase['parts'][number]): boolean {
  return type === 'word' && !noCompany.has(norm) && !people.has(norm) && !norm.endsWith('ing')
}
const noCompany = wordSet(
  `ac airtime bar battery big builder card car clothes club credit dinner family final garage gel hair house joiner kitchen lash last
  lunch mobile monthly nail phone pub roofer tailor the total`,
)
const loads = /^(?:top ?up|reload|recharge)$/
const shops = /^(?:groceries|supermarket|hypermarket)$/

const ridden = /(?:card|pass|salik|mrt|metro|bus|tram|train|subway)$/

/** "leap card", "MRT": what one rides with. */
function isCard(part: Phrase['parts'][number]): boolean {
  return (
    part.type === 'name' &&
    part.entry.category === 'Transportation' &&
    (part.entry.display !== null || ridden.test(part.norm))
  )
}

/** "2 packets milk 34 each": what is in them. */
function withoutVessels(phrase: Phrase): Phrase {
  const [first, thing, ...more] = phrase.parts
  const isHeld =
    first?.type === 'word' && held.test(first.norm) && thing?.type === 'name' && thing.entry.display === null
  return isHeld ? withParts(phrase, [thing, ...more]) : phrase
}
const held = /^(?:packets|packs|bottles|cans|cartons|bags|tins|jars|tubs|trays|loaves|punnets|sachets|kilos)$/

function withParts(phrase: Phrase, parts: Phrase['parts']): Phrase {
  return { ...phrase, parts, start: parts[0]?.start ?? phrase.start, end: parts.at(-1)?.end ?? phrase.end }
}
