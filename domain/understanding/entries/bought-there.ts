import type { Entry } from '#domain/understanding/entries/entry.ts'
import { determiners } from '#domain/understanding/words/function-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'

/** Shops with shelves of all kinds; who drives or serves one sells nothing to carry home. */
const shops = pattern.i`\b(?:target|walmart|costco|tesco|aldi|lidl|kroger|safeway|sainsbury['’]?s|asda|morrisons|waitrose|trader joe['’]?s|whole foods|publix|ikea
  |amazon|ebay|etsy|superdrug|cvs|walgreens|rite aid|home depot|lowe['’]?s|argos|primark|h&m|zara|uniqlo|pharmacy|chemist|drugstore|supermarket
  |hardware store|grocery store|corner shop|bookstore|bookshop|stationer['’]?s?|market)\b`
/** What is had or used somewhere else. */
const elsewhere = pattern.i`\b(?:breakfast|brunch|lunch|dinner|supper|takeout|takeaway|drinks|parking|gas|petrol|fuel|diesel|taxi|cab|uber|lyft|bus|train|tram|metro|toll|tip
  |haircut|rent|bill|cinema|movies?|tickets?|gym)\b`

/** "bunnings 94, decking screws": a shop that is known by its name, and what shops of its kind sell. */
function sellsSuch(shop: Entry, thing: Entry): boolean {
  const isKnown = shop.pieces.some((piece) => piece.type === 'name' && piece.entry.display !== null)
  return isKnown && thing.categoryName === shop.categoryName && sold.has(shop.categoryName)
}
const sold = new Set<string>(['Food & Dining', 'Healthcare', 'Shopping'])

/** "target 30, socks", "tesco 20, milk and eggs": what was bought there, and no second thing whose price is left out, as in "amazon 40 and a book". */
export function dropBoughtThere(entries: Entry[]): void {
  const [shop, thing, ...more] = entries
  if (!shop?.amount || !shop.merchant || !thing || thing.amount || more.length > 0) return
  if (
    !(shops.test(shop.merchant) || sellsSuch(shop, thing)) ||
    shop.kind === 'income' ||
    thing.kind === 'income' ||
    thing.day
  )
    return
  if (shop.pieces.some(({ type, struck }) => type === 'amount' && struck)) return
  const words = thing.pieces.filter(
    ({ type, norm }) => norm === 'and' || (type !== 'separator' && type !== 'end' && !determiners.has(norm)),
  )
  const isBare =
    words[0]?.norm !== 'and' &&
    words.length > 0 &&
    words.every(({ type, norm }) => type === 'name' || norm === 'and' || norm === 'some')
  if (isBare && !shops.test(thing.merchant ?? '') && !elsewhere.test(thing.merchant ?? '')) entries.splice(1, 1)
}
