import type { Phrase } from '#domain/understanding/entries/phrase.ts'
import { firstNames, titles } from '#domain/understanding/words/first-names.ts'
import { people, placeNouns } from '#domain/understanding/words/function-words.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/** What of the words for somebody or something is said when one calls it by its name. */
export function asCalled(phrase: Phrase, isPaid: boolean, text: string): Phrase {
  return withoutTrade(withoutOwner(byName(phrase, isPaid), text))
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

/** "Ahmed's school fee", "Aoife's swimming": whose lesson or treatment it is; "Patel's pharmacy" is a shop. */
function withoutOwner(phrase: Phrase, text: string): Phrase {
  const [owner, ...thing] = phrase.parts
  const last = thing.at(-1)
  if (owner?.type !== 'word' || !last || placeNouns.has(last.norm)) return phrase
  const isOwner = /['’]s$/.test(text.slice(owner.start, owner.end)) || firstNames.has(owner.norm.replace(/s$/, ''))
  const isForOne = thing.some(
    (part) =>
      part.type === 'name' && part.entry.display === null && /^(?:Education|Healthcare)$/.test(part.entry.category),
  )
  return isOwner && isForOne ? withParts(phrase, thing) : phrase
}

/**
 * "Opal top up", "Lulu groceries", "ARMS bill", "the doctor's fee": what one has of a company that has a name, or of whoever treats one;
 * "weekly groceries" and "the vet bill" have none. "Tuition, second installment" is of the tuition.
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
  const isLoaded = loads.test(trade.norm) && !name.some(({ norm }) => airtime.has(norm))
  const isShop =
    shops.test(trade.norm) && name.every(({ type, norm }) => type === 'word' && !kinds.has(norm) && !people.has(norm))
  return isLoaded || isShop ? withParts(phrase, name) : phrase
}
const turns = wordSet('first second third fourth fifth final last next 1st 2nd 3rd 4th')
const treats = /(?:doctor|dentist|physio|chiropractor|optician|surgeon|midwife|therapist|gp)$/
/** "arms", "zain": a company that no list knows; a cleaning bill is of no such. */
function isUnknown({ type, norm }: Phrase['parts'][number]): boolean {
  return type === 'word' && !noCompany.has(norm) && !people.has(norm) && !norm.endsWith('ing')
}
const noCompany = wordSet(
  'bar big builder car club dinner family final garage house joiner kitchen last lunch monthly pub roofer tailor the total',
)
const loads = /^(?:top ?up|reload|recharge)$/
const airtime = wordSet('airtime account card cell credit data mobile money oyster phone sim travel wallet')
const shops = /^(?:groceries|supermarket|hypermarket)$/
/** What tells which groceries they are, and no shop. */
const kinds = wordSet(`
  african asian asda baby bulk camping chinese christmas corner daily easter emergency extra family few filipino food forgotten
  fresh halal holiday house household indian italian jewish korean last lil little local main mexican mini minute monthly more new
  nearby office online organic our party polish school small some thanksgiving turkish usual vegan weekend weekly xmas
`)

function withParts(phrase: Phrase, parts: Phrase['parts']): Phrase {
  return { ...phrase, parts, start: parts[0]?.start ?? phrase.start, end: parts.at(-1)?.end ?? phrase.end }
}
