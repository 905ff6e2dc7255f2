import { count, nth, places, sum } from '#domain/talk/count-words.ts'
import { fillers, marks, papers } from '#domain/talk/openers.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'

/** A sentence with the words that lead to what it tells blanked out, and whether those or others say that something is put right. */
export type Retelling = { text: string; isMarked: boolean }

const noted = '(?:said|say|told|tell|typed|type|wrote|put|entered|read|got|had|heard|saw)'
const slips = [
  'made an? (?:mistake|error|typo)',
  `${noted}(?: it| that| this| you| the (?:number|amount|price))* wrong(?: again)?`,
  'mis ?(?:typed|read|heard|said|spoke|remembered|calculated|counted|took|entered|keyed)(?: it| that| this| you| the \\w+)?',
  '(?:was|were|is) wrong',
  'mixed(?: it| them| that| the \\w+)? up',
  `swapped \\w+(?: (?!${sum}\\b)\\w+)?`,
  '(?:looked|stared) at [^,.;]* wrong',
  '(?:flipped|transposed|swapped|mixed up) (?:the|my) (?:digits|numbers|figures)',
  "(?:flipped|swapped|switched|mixed) (?:it|them|'?em|those|these|the two)(?: up| (?:a)?round)?(?=\\W*(?:$|[,.;:]|\\d|(?:it|that) (?:was|is)\\b))",
  `(?:${noted}|mixed|flipped)(?: you)? (?:it|them|those|that|these|the two|both|the (?:numbers|amounts|prices))(?: two)? (?:backwards?|swapped|switched|reversed|flipped|mixed up|upside down|back to front|the wrong way (?:a)?round|the wrong way up)`,
]
const mistake = [
  `(?:i|you|we)(?:['’]m|['’]re| am| are| was| were)(?: just)? (?:(?:telling|saying|reading|giving|remembering)(?: you)?(?: it| that| this| the (?:number|amount|price))? wrong(?: again)?|(?:mixing|messing)(?: it| them| that| those)? up)`,
  `i(?:['’]m| am| was)(?: just)? (?:lying|mistaken)`,
  `(?:i|you|we|that|it)(?:['’]ve)?(?: just|'ve| have| must have| had)? (?:${slips.join('|')})`,
  '(?:had|got|typed|read|put) (?:it|that) wrong(?=\\W*$)',
  '(?:flipped|transposed|swapped|switched|mixed(?: up)?) (?:the|my) (?:digits|numbers|figures)(?: up| (?:a)?round)?',
  'they (?:scanned|rang|charged|billed|typed|entered)(?: it| me| that)?(?: up)? wrong',
].join('|')
const putRight = `${marks}|${mistake}`
const lead = new RegExp(`^\\W*(?:(?:${putRight}|${fillers})\\b[\\s,:.;-]*)+`, 'i')
const marked = new RegExp(`\\b(?:${putRight})\\b`, 'i')
const extras = 'tip|tax|taxes|service|fees?|delivery|shipping|deposit'
const behind = [
  'sorry',
  'i mean(?=\\W*$| (?:because|since|cause|cos)\\b)',
  'typo',
  'instead',
  'my (?:bad|mistake|fault)',
  'wrong (?:number|amount|price|one)',
  'in fact',
  'actually(?=\\W*(?:$|[,.;]))',
  `i forgot (?:the|about the|my) (?:${extras})`,
  mistake,
]
const markedBehind = new RegExp(
  `\\b(?:${behind.join('|')})\\b|\\b(?:not|instead of|rather than) (?=[$£€]?\\d|\\w+(?:teen|ty)\\b|${count}\\b)`,
  'i',
)
/** "the pies were 26, I found the receipt": of a thing and its price alone. */
const receiptBehind = pattern.i`^\W*(?:the|our) [a-z'’&]{2,20}(?: (?!back\b)[a-z'’&]{2,20})? (?:was|were|came to|cost) ${sum}(?: (?:dollars|bucks|pounds|quid|euros))?[,.;] (?:because |since )?i(?:['’]ve)? (?:just |finally )?(?:found|checked|looked at) (?:the|my) (?:${papers})\W*$`
/** "I got the lunch wrong, it was 9". */
const wrongOf = pattern.i`\b(?:i|you|we) (?:got|had|put|typed|heard|entered|wrote)(?: down)? (?:the|my)
  \s([a-z][a-z' ]*?)(?: down)? wrong[\s,.:;-]+(?:and |because )?(?:it|they|that) (?:was|were|is|should be
  |should have been|cost|came to) `
/** "parking's wrong too, nine" */
const isWrong =
  /^(?:the |my )?([a-z][a-z' ]*?)(?:['’]s| is| was| (?:amount|price) is) (?:wrong|off|incorrect)(?: too| as well| also)?[\s,.:;-]+(?:(?:it|that|they)(?:['’]s| was| were| is| should be) )?(?=\S)/i
/** "first one's 45" */
const placeShort = new RegExp(`^(?:the |my )?((?:${nth}|last)(?: one| item| entry)?)['’]s (?=\\S)`, 'i')
/** "I transposed the toner, 71.52" */
const turned = pattern.i`\b(?:i|you|we) (?:transposed|flipped|misread|mistyped|misheard|fat[- ]fingered|messed up|screwed up|botched|goofed) (?:the|my) ([a-z][a-z' ]*?)[\s,.:;-]+(?:(?:it|that|they)(?:['’]s| was| were| is|['’]re) )?(?=${sum}\b)`

/** "electrician was 206, sorry, typo" */
const tail = /(?:[\s,.]+(?:sorry|typo|my (?:bad|mistake)|oops|in fact|actually))+\W*$/i
/** "did I say Target was 94.12? It was 84.12" */
const askedBack =
  /^\W*(?:did|have) (?:i|we) (?:say|said|put|tell you|write) (?:the |my )?([a-z][a-z'& ]*?) (?:was|were|is|at) [^?]{1,40}\? (?:(?:no|nope|nah)\b,? )?(?:it|that|they) (?:was|were|is) /i
/** "Coffee 3.80? No, 3.60." */
const doubted = pattern.i`^\W*((?:the |my )?[a-z][a-z'& ]*?) (?:was |for |at )?${sum}\? ?(?:(?:no|nope|nah|wrong|sorry|actually)\b[,.!]? ?)+(?:(?:it|that)(?:['’]s| was) )?(?=${sum}\b)`
const LONGEST_DOUBT = 120
/** "was the gas 41 or 44, I think 44" */
const wondered = pattern.i`^(?:\W*\b(?:hm+|um|uh|oh|wait|so|ok|and|but)\b)*\W*(?:was|were) (?:the |my )([a-z][a-z'& ]*?) [$£€]?[\w.]+
  \sor [$£€]?[\w.]+?[?,.;\s-]+(?:(?:i (?:think|guess|believe)|it was|(?:i'm )?pretty sure|probably|yeah|actually|was it|no)\b[\s,]*)*
  (?=[$£€]?[\w.]+(?: i (?:think|guess|believe))?\W*$)`
/** "and make Zara 45.97" */
const making =
  /^\W*(?:(?:and|then|ok|oh|so|please)\b[\s,]*)*make (?!it\b|that\b|this\b|a\b|an\b|.*\b(?:budget|limit|goal|monthly|(?:a|per|each|every) (?:month|week))\b)((?:the |my )?[a-z][a-z'& ]*?) (?=[$£€]?\d)/i

/** "45.97, I forgot the coupon" */
function withoutReason(words: string): string {
  return words.replace(/,? (?:because|since|i|we|they|he|she|it|that|there)\b.*$/i, '')
}

/** "creatine was 22, I said 25 by mistake", "gas was 36.90, I looked at the pump wrong": why it was told otherwise names nothing. */
const excuse = pattern.i`[\s,.;:-]+(?:because |since |as )?(?:(?:i|you|we) )?(?:said|typed|put|wrote|told you|entered|read|looked at|misread|heard|had|got|flipped|transposed|swapped)
  \s(?:[^,.;]*? )?(?:by (?:mistake|accident)|wrong|the (?:digits|numbers|figures))\W*$|[\s,.;:-]+(?:i was|you were|(?:i|you) (?:said|had|got|heard)(?: it| that| me)?) right (?:the first time|at first|before|originally)\W*$|[\s,.;:-]+i (?:miscounted|misread|mistyped|misheard|miscalculated|misremembered)(?: it| that)?\W*$`

/** "was it 110... let me check... no 101", "I think I said 12, it's 21 sorry" */
const askedSelf = pattern.i`^\W*(?:(?:hm+|um|uh|oh|wait|so)\b\W*)*(?:was (?:it|that) [$£€]?[\w.]+?[?,.;\s-]+(?:(?:let me (?:check|see|look)|hold on|hang on|one sec)[?,.;\s-]+)?(?:no|nope|nah|oh)
  |(?:i think )?(?:i|you) (?:said|put|wrote|heard|typed) [$£€]?[\w.]+[,.;]?(?: but)? (?:it['’]?s|it was|it should be|it is))[,\s]+(?=[$£€]?[\w.]+(?: [\w.]+){0,2}?(?:,? sorry)?\W*$)`

/** Reads "no, I typed it wrong, the taxi was 16" as "the taxi was 16", at the same place in the sentence. */
export function readRetelling(message: string): Retelling {
  const asked = askedBack.exec(message)
  if (asked) return { text: `the ${asked[1]} was ${message.slice(asked.index + asked[0].length)}`, isMarked: true }
  const unsure = message.length > LONGEST_DOUBT ? null : doubted.exec(message)
  if (unsure) return { text: `${unsure[1]} was ${message.slice(unsure[0].length)}`, isMarked: true }
  const open = message.length > LONGEST_DOUBT ? null : wondered.exec(message)
  if (open) return { text: `the ${open[1]} was ${message.slice(open[0].length)}`, isMarked: true }
  const self = message.length > LONGEST_DOUBT ? null : askedSelf.exec(message)
  if (self) return { text: `it was ${message.slice(self[0].length).replace(tail, '')}`, isMarked: true }
  const made = making.exec(message)
  if (made) return { text: `${made[1]} was ${withoutReason(message.slice(made[0].length))}`, isMarked: true }
  const wrong = wrongOf.exec(message) ?? turned.exec(message) ?? isWrong.exec(message.trim())
  if (wrong) return { text: `the ${wrong[1]} was ${message.slice(wrong.index + wrong[0].length)}`, isMarked: true }
  const short = placeShort.exec(message.trim())
  if (short)
    return { text: `the ${short[1]} was ${withoutReason(message.trim().slice(short[0].length))}`, isMarked: true }
  const led = lead.exec(message)?.[0] ?? ''
  const full = message.slice(led.length)
  const why = excuse.exec(full)
  const told = why ? full.slice(0, why.index) + ' '.repeat(why[0].length) : full
  const words = told.replace(tail, (said) => ' '.repeat(said.length))
  // "sorry I'm late, taxi 16", "wait for it, lunch 30": nothing is put right.
  const isMarked = marked.test(led) && !/^(?:for|about|i|i'm|im|i've|i'll|we|we're)\b[^,.;]*[,.;]/i.test(words)
  return { text: ' '.repeat(led.length) + words, isMarked: isMarked || why !== null || isMarkedBehind(full) }
}

function isMarkedBehind(words: string): boolean {
  return markedBehind.test(words) || (words.length <= LONGEST_DOUBT && receiptBehind.test(words))
}

/** "Flipped", "Backwards", "Digits": a name made of nothing but words for a slip, as "i flipped them, 54" seems to hold. */
export function isNameOfSlip(name: string): boolean {
  return slipNames.test(name)
}
const slipNames =
  /^(?:(?:flipped|swapped|switched|transposed|reversed|mixed|confused|backwards?|upside|wrong|digits|numbers|figures)(?: |$))+$/i

/** "the taxi was 16" of "no, the taxi was 16": the sentence without the words that lead to it. */
export function withoutLead(message: string): string {
  return message.replace(lead, '')
}

/** How a thing is told with its amount: "the ink was 36", "I paid 36 for the ink", "they gave me 36 for the ink", "ink 36". */
export type Told = {
  /** The words for the thing without its article. */
  subject: string
  form: 'was' | 'paid' | 'received' | 'bare'
  isDefinite: boolean
  /** "another", "too": one more of it. */
  isOneMore: boolean
  /** "the second coffee": which of those that were told, from 0. */
  place: number | null
  /** The words of the clause around the two. */
  beside: string
}

export const copula =
  /\b(?:was|were|is|are|costs?|came to|comes to|went for|sold for|(?:that|it|they)['’](?:s|re)(?= )|(?:has|have) cost|rang up(?: at| as| to)?|(?:came|worked) out (?:at|to)|came in at|should(?: be|['’ ]?(?:ve|have) been|a been| read)|turned out(?: to be)?|ended up(?: being)?)\b/i
/** "hay's 145" */
const contracted = /^['’]s /
const paying = /^\W*(?:(?:i|we)(?:'ve| have)? )?(?:(?:actually|really|only|just) )*(?:paid|spent|gave|put down)\W*$/i
/** "they gave me 45 for the babysitting" */
const receiving = /^\W*(?:they|he|she) (?:(?:actually|really|only|just) )*(?:gave|paid) me\W*$/i
const oneMore = /^an? |\b(?:another|too|also|as well|again|more(?! like)|later|afterwards?|other|next|new|extra|plus)\b/
const oneMoreBeside = /\b(?:another|one more|extra|too|also|as well|again|later|afterwards?|then)\b/i
/** "…, i forgot the extra half hour": why it was told otherwise before. */
const forgotten = /[,;.]? (?:because |since )?(?:i|we) (?:forgot|missed|left out|overlooked) .*$/i
/** Whether a place among several is counted: "the second raffle was 8". */
export function saysPlace(text: string): boolean {
  return new RegExp(`\\b(?:${nth}|middle one)\\b`, 'i').test(text)
}
/** Words before a name that can belong to it. */
const MOST_BEFORE = 3

/** Reads one clause in which the name and the amount stand at known places; null where the two are told in another way. */
export function readTold(
  clause: string,
  { name, amount, merchant }: { name: Place; amount: Place; merchant: string },
): Told | null {
  const first = Math.min(name.start, amount.start)
  const last = Math.max(name.end, amount.end)
  const between = clause.slice(Math.min(name.end, amount.end), Math.max(name.start, amount.start))
  const isPlace = /\b(?:at|from|in|to) (?:the )?$/i.test(clause.slice(0, name.start))
  const isShort = /['’]s$/.test(clause.slice(name.start, name.end)) && !/['’]s$/.test(merchant) && !isPlace
  const named = clause.slice(name.start, isShort ? name.end - 2 : name.end)
  if (name.start > amount.start) {
    const of = /^ (?:for|on) (.*)$/i.exec(between)?.[1]
    const before = clause.slice(0, first)
    const form = formBefore(before)
    if (of === undefined || form === null) return null
    const { article, words } = leadOf(of)
    return told({ subject: `${words}${named}`, article, form, beside: clause.slice(last) })
  }
  const turn = copula.exec(between) ?? contracted.exec(between)
  if (!turn && !/^[\s:,-]*(?:not [\w.$£€ ]{1,20}, ?(?:but )?)?$/.test(between)) return null
  const before = clause.slice(0, first)
  const { article, words } = leadOf(before)
  return told({
    subject: `${words}${named}${turn ? between.slice(0, turn.index).replace(/,? (?:that|it|they)? *$/i, '') : ''}`,
    article,
    form: turn || isShort ? 'was' : 'bare',
    beside: `${before} ${clause.slice(last)}`,
  })
}

/** How a thing is told whose amount comes first, by what leads to that; null for any other lead. */
function formBefore(before: string): Exclude<Told['form'], 'was'> | null {
  if (paying.test(before)) return 'paid'
  if (receiving.test(before)) return 'received'
  return /^\W*$/.test(before) ? 'bare' : null
}

type Place = { start: number; end: number }

/** The article before a name, and what stands between the two. */
function leadOf(before: string): { article: string; words: string } {
  const near = before
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .slice(-MOST_BEFORE - 1)
  const at = near.findLastIndex((word) => /^(?:the|my|our|that|this|an?|another)$/.test(word))
  const words = near.slice(at + 1).map((word) => `${word} `)
  return at < 0 ? { article: '', words: '' } : { article: near[at] ?? '', words: words.join('') }
}

function told(said: { subject: string; article: string; form: Told['form']; beside: string }): Told {
  const { article, form } = said
  const subject = said.subject.trim().toLowerCase()
  const place = places.findIndex((each) => subject.startsWith(`${each} `))
  return {
    subject: place < 0 ? subject : subject.slice(subject.indexOf(' ') + 1),
    form,
    isDefinite: /^(?:the|my|our|that|this)$/.test(article),
    isOneMore:
      /^an/.test(article) ||
      article === 'a' ||
      oneMore.test(subject) ||
      oneMoreBeside.test(said.beside.replace(forgotten, '')),
    place: place < 0 ? null : place,
    beside: said.beside,
  }
}
