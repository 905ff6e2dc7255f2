/** "P350 sa Jollibee": a P before digits is the sign of the Philippine peso in the words of those who say "sa" and "ng". */
export function withPesos(said: string): string {
  return led.test(said) && filipino.test(said) ? said.replace(leads, '₱') : said
}
const led = /\bP\d/
/** A parking level may be P2 as well. */
const leads = /(?<!\b(?:level|floor|parking|room|bay|zone) )\bP(?=\d)/g
const filipino = /\b(?:sa|ng|kay|ako|ko|ang|yung|lang|po|galing|binili|bumili|bayad|nagbayad|ni|kuya|nanay|tatay)\b/i
