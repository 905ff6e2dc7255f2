/** "P350 sa Jollibee": a P before digits is the sign of the Philippine peso in the words of those who say "sa" and "ng". */
export function withPesos(said: string): string {
  return led.test(said) && filipino.test(said) ? said.replace(leads, '₱') : said
}
const led = /\bP\d/
const leads = /\bP(?=\d)/g
const filipino =
  /\b(?:sa|ng|kay|ako|ko|ang|yung|lang|po|para|galing|binili|bumili|bayad|nagbayad|ni|kuya|ate|nanay|tatay)\b/i
