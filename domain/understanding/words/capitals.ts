/** "TACO BELL 12", "Lunch At Gap Fifty Four No Fifty Nine": where every letter or every word has a capital, capitals tell no names. */
export function withoutLoudCapitals(said: string): string {
  if (!(shouted.test(said) && !/[a-z]/.test(said)) && !(titled.test(said) && !/(?:^|\s)[a-z]/.test(said))) return said
  const lower = said.toLowerCase()
  return lower.length === said.length ? lower : said
}

const shouted = /[A-Z]{2}\P{L}*[A-Z]{2}/u

/** Words that nobody writes with a capital inside a sentence. */
const small =
  'At|The|For|And|To|From|On|In|With|My|No|Was|Were|Each|Paid|Spent|Got|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Twelve|Fifteen|Twenty|Thirty|Forty|Fifty|Sixty'
/** Two such words, neither of them the first. */
const titled = new RegExp(` (?:${small}) (?:.* )?(?:${small})(?: |$)`)
