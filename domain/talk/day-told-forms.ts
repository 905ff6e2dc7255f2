import { pattern } from '#domain/understanding/words/pattern.ts'

const word = `(?!(?:and|or|not|for|on|of|in|at|to|from|with|by|under|as|i|we|you|he|she|they|did|didnt|didn't|never|day)\\b)[\\p{L}\\p{N}&'-]+`
const article = '(?:the|my|our|that|this|those|these)'
const definite = `(${article} ${word}(?: ${word}){0,4}?)`
export const plural = '(?:they|these|those|them)(?: both| all| two)?|(?:both|all)(?: of (?:them|those|these))?'
const thing = `((?:(?:the |my |that )?(?:payment|charge|money|transaction|amount) (?:for|from|of|on|at) )?${word}(?: ${word}){0,5}?(?: and ${word}(?: ${word}){0,3}?)?|${plural})`

const bought = `(?:had |have |did )?(?:bought|buy|got|get|purchased|paid for|paid|pay for|pay|ordered|picked up|picked|grabbed|had|ate|took|booked|sent|mailed|wired|transferred|renewed)`
const boughtBefore =
  '(?:bought|got|gotten|purchased|paid for|paid|ordered|picked up|picked|grabbed|had|eaten|taken|booked|sent|mailed|wired|transferred|renewed)'
/** "I'd buy them monday" is yet to come. */
const weBought = `(?:(?:i|we|i've|we've) ${bought}|(?:i'd|we'd) ${boughtBefore})`
const account =
  "(?:(?: (?:of|from|on|to|in|into|out of|off|off of|against|through|with))?(?: (?:my|the|our))?(?: [\\p{L}']+){0,2}? (?:account|card|bank|statement|balance|checking|savings|credit|debit))"
const taken = [
  'charged|billed|taken out|taken|debited|deducted|processed|paid|posted|bought|purchased|ordered|cleared|settled|picked up',
  'pulled|withdrawn|deposited|collected',
].join('|')
const went = [
  '(?:finally )?(?:went|gone) (?:through|thru|out)',
  `(?:was|were|got|been) (?:${taken})`,
  '(?:came|come) (?:out|off)|posted|cleared|settled|processed|hit|showed up|took place|happened',
  '(?:goes|go|belongs|belong)(?: to| on| under| in| with)?',
  '(?:should|must|ought to|needs? to|has to|have to) (?:be|go|have been|have gone|count)(?: on| under| for| to| with)?',
  '(?:was|were|is|are) (?:from|dated)',
].join('|')
const notYet =
  "(?:didn't|didnt|did not|wasn't|wasnt|was not) (?:post|clear|go through|come out|hit|settle|show up|process|get charged|charged|billed|posted|processed|taken out)"
const bank = '(?:my|the) (?:bank|card|credit card|debit card)'
const charged = 'charged|billed|took|debited|processed|posted|pulled|got charged|was charged|put'
const landed = 'landed|came in|came through|came thru|came|dropped|arrived|turned up'
const ordering =
  "(?:(?:can|could|would|will) (?:you|we|i) |you can |let's |go ahead and |(?:i|we)(?:'d| would)? (?:want|need|like) (?:you )?to )?"
const placing =
  '(?:put|move|stick|set|shift|push|bump|slide|throw|chuck|bung|date|backdate|mark|file|switch|change|drag|place|make)'
const toDay = '(?: back| over| down| up| in| forward)?(?: to| on| onto| under| for| as| at| in| into| with)?'

/**
 * `moved`: the money went, or the entry is to stand on that day; `cameIn`: so of money that came in only; `bought`: when the thing was
 * had; `named`: a thing with its day beside it and no more.
 */
export type WayTold = 'moved' | 'cameIn' | 'bought' | 'named'

/** How a sentence tells when a thing was, in small letters and with a D for the day; the thing stands in the only group. */
export type DayForm = { as: WayTold; form: RegExp; onlyMarked?: true }

export const dayForms: readonly DayForm[] = [
  {
    as: 'named',
    form: pattern.u`^${definite}(?: that| which)? ${weBought}(?: it| them)?(?: (?:was|were|it was|that was))? D$`,
  },
  {
    as: 'bought',
    form: pattern.u`^${weBought} (${article}(?: ${word}){1,5}?|it|them|that|this)(?: up)? D$`,
  },
  { as: 'bought', onlyMarked: true, form: pattern.u`^${weBought} ${thing} D$` },
  { as: 'named', onlyMarked: true, form: pattern.u`^${definite} D$` },
  {
    as: 'bought',
    form: pattern.u`^(?:it |that )?(?:is |was )?D(?: is| was)? (?:when|that) ${weBought} ${definite}$`,
  },
  { as: 'moved', form: /^D (?:was|is) (?:right|correct|the right one)(?: after all)?$/u },
  { as: 'moved', onlyMarked: true, form: pattern.u`^${thing}(?: it| that| they)? (?:was|were|is) D$` },
  {
    as: 'moved',
    form: /^(?:he|she|they) (?:came|came over|came round|came by|was here|were here|stopped by|did it|fixed it) D$/u,
  },
  { as: 'moved', form: pattern.u`^(?:they|${bank}) (?:${charged})(?: (?:me|us))? D$` },
  { as: 'moved', form: pattern.u`^${thing} (?:has |had |have )?(?:${went})${account}? D$` },
  { as: 'moved', form: pattern.u`^${thing} (?:${landed})${account} D$` },
  { as: 'moved', form: pattern.u`^${thing} ${notYet}${account}? (?:until|till|til|before) D$` },
  { as: 'moved', form: pattern.u`^(?:i|we) (?:was|were|got|have been) (?:charged|billed) for ${thing} D$` },
  {
    as: 'moved',
    form: pattern.u`^(?:they|${bank}) (?:${charged})(?: (?:me|us))?(?: for)? ${thing}(?: out| off| through)? D$`,
  },
  { as: 'moved', form: pattern.u`^${thing} (?:charged|billed|debited) (?:me|us|my card|my account) D$` },
  {
    as: 'bought',
    onlyMarked: true,
    form: pattern.u`^(?:i|we) (?:went to|was at|were at|stopped at|stopped by|shopped at|ate at|bought it at|got it at) ${thing} D$`,
  },
  { as: 'cameIn', form: pattern.u`^${thing} (?:${landed}) D$` },
  {
    as: 'cameIn',
    form: pattern.u`^(${word}(?: ${word}){0,2}) (?:paid|gave|sent)(?: (?:me|us))?(?: (?:it|that))?(?: back| over)? D$`,
  },
  {
    as: 'moved',
    form: pattern.u`^(?:it |that )?(?:is |was )?D(?: is| was)?(?: when| that)? ${definite} (?:has |had |have )?(?:${went})${account}?$`,
  },
  { as: 'moved', form: pattern.u`^${ordering}${placing} ${thing}${toDay} D(?: date| list)?$` },
  {
    as: 'moved',
    form: pattern.u`^${ordering}(?:put|set|use|make) D (?:for|on|as the (?:day|date) (?:for|of)) ${definite}$`,
  },
]
