import { saidWords } from '#domain/said-words.ts'
import { count, countOf } from '#domain/talk/count-words.ts'
import { pronoun, withoutOpeners } from '#domain/talk/openers.ts'
import { namesPerson } from '#domain/understanding/words/first-names.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'

/** What a part of a thing came to. `thing`: the words for the entry; null: the one that is talked of. */
export type OwnPart = {
  thing: string | null
  amount: string
  /** "Sunday's": of which day it is. */
  day?: string
}

const LONGEST = 120
const halved =
  '(?:we|they|i) (?:both )?(?:went|did) (?:halves|halfsies|half and half|fifty fifty|50 50|dutch)(?: on (?:it|that|the [a-z]+))?(?: with [a-z]+)?'
const parted = pattern`^(?:(?:we|i|they)(?:'ve|'m|'re| am| are)? )?(?:(?:all|both|just|ended up) )*(?:split|splitting|shared|sharing|halved|divided)
  \s(?:it|that|this|the (?:bill|check|tab|cost)|(?:the|my|our) ([a-z][a-z' ]*?))
  (?: (?:with [a-z' ]+?|in half|evenly|equally|between us|(?:two|three|four|five|six) ways))?`
const lead =
  "(?:it's|it was|that's|just|only|put(?: down)?|log|count|make (?:it|that)|call it|mine's|mine was|mine is|i paid|i owe|my (?:part|half|share)(?: was| is|'s)?)"
const withLead = new RegExp(
  `(?:${parted.source},?(?: and| so)* (?:${lead} )+|^${halved},?(?: and| so)+ (?:${lead} )*)(\\S+(?: \\S+){0,3}?)(?: for me| each| from me)?$`,
)
const withTail = new RegExp(
  `${parted.source},? (?:and |so ){0,2}(\\S{1,20}(?: \\S{1,20}){0,3}) (?:for me|each|(?:is|was) mine)$`,
)

const whose =
  '(?:his|her|their|(?:half|(?:a|one) (?:half|third))(?: of it)?|(?:on|towards?|(?<!paid )for) it|(?:his|her|their) (?:half|share|part|third)|for (?:his|her|their)(?: part| half| share)?|some of it|part of it)'
/** "tom paid his half so it's 48" */
const chippedIn = new RegExp(
  `^(?:my )?[a-z]+(?: [a-z]+)? (?:paid|covered|chipped in|gave me|sent me|venmoed me|paid me|took care of|picked up)(?: back)? ${whose},? (?:so |and |which means )+(?:(?:it's|it was|it is|that's|that was|i paid|i only paid|mine is|mine was|my (?:part|half|share) (?:is|was)|just|only|now) )+(\\S+(?: \\S+){0,3}?)(?: for me| from me| now)?$`,
)
/** "i only took 2 of the gels so 5" */
const tookSome =
  /^(?:i|we) (?:(?:only|just|actually) )*(?:took|bought|got|had|kept|used|ate|needed|ended up with) (?:only |just )?[a-z0-9]+ of the ([a-z][a-z' ]*?),? so (?:(?:it's|it was|that's|just|only|make it|make that) )*(\S+(?: \S+){0,3}?)$/
/** "only 20 of it" of what came back */
const onlyOfIt = /^(?:only|just) (\S+(?: \S+)?) of (?:it|that|them)(?: (?:though|actually|came(?: back)?))?$/
/** "my share is 30" */
const mineAlone =
  /^(?:so )?(?:my (?:half|share|part)|mine) (?:is|was|came to|comes to) (?:only |just )?(\S+(?: \S+){0,3}?)$/

const paidOf =
  /^(?!i |we |who |what )(?:my |the )?[a-z]+ (?:paid|covered|put in|chipped in|threw in) (\S+(?: \S+){0,2}?) (?:of|towards?) (?:it|that|this|(?:the |my )([a-z][a-z' ]*?))$/

/** "the landlord knocked 50 off the rent" */
const knockedOff =
  /^(?:(?:they|he|she|(?:my|the) [a-z]+) )?(?:took|knocked) (\S+(?: \S+)?) off (?:of )?(?:the |my |our )?([a-z]+)$/
const reducer = '(?:they|he|she|the [a-z]+)'
const whyLess =
  '(?: (?:at the (?:till|register|counter|checkout|end)|in the end|after all|for (?:me|us|paying cash|the (?:scratch|dent|wait|trouble|delay|damage))|because .{1,40}|since .{1,40}))?'
/** "they knocked off fifty", "I got it for fifty less": of what was told last */
const lessNow = pattern`^(?:${reducer} (?:(?:ended up|just|actually|even) )*(?:(?:took|knocked|cut|shaved) (?:off (\S+(?: \S+)?)|(\S+(?: \S+)?) off)|(?:gave me|gave us) (?:another )?(\S+(?: \S+)?) off|(?:took|knocked|cut) (\S+(?: \S+)?) off (?:of )?(?:it|that|the (?:price|total|bill|top)))
  |(?:(?:i|we) got (?:it|that) for|(?:it|that) was|(?:it|that) (?:came to|cost)) (\S+(?: \S+)?) less)${whyLess}$`
const wasFor =
  /^(\S+(?: \S+){0,2}?) (?:out )?of (?:it|that|this) (?:was|is) for (?:my |the )?([a-z]+(?: [a-z]+)?),? so (?:please )?(?:just )?(?:take|knock) (?:(it|that|\S+) off|off (\S+))$/

/** "couch 750, they knocked off fifty": what is told, and by how much it is less than before; null for any other sentence. */
export function readToldLess(text: string): { telling: string; amount: string } | null {
  if (text.length > LONGEST || /\?\s*$/.test(text)) return null
  const [, telling, behind] = toldThenLess.exec(text) ?? []
  const amount = behind === undefined ? undefined : lessNow.exec(saidWords(behind))?.slice(1).find(Boolean)
  return telling !== undefined && amount !== undefined ? { telling, amount } : null
}
const toldThenLess =
  /^(.*\d.*?|.*[a-z].*?)[,;.] (?:because |since |as |and |so )?((?:they|he|she|we|i|the [a-z]+|got|knocked|took)\b[^,;]*)$/i

/** "Sam paid 10 of that", "ten of that was for my neighbour so take ten off": what somebody else paid of a thing, or was let off; null for any other sentence. */
export function readTakenOff(text: string): OwnPart | null {
  if (text.length > LONGEST || /\?\s*$/.test(text)) return null
  const words = withoutOpeners(saidWords(text))
  const [, part, whom = '', off, taken = off] = wasFor.exec(words) ?? []
  const isSame = taken === 'it' || taken === 'that' || taken === part
  if (part !== undefined && isSame && isKnownPerson(whom.split(' ').at(-1) ?? '')) return { thing: null, amount: part }
  const [, less, whole] = knockedOff.exec(words) ?? []
  const ofLast = lessNow.exec(words)?.slice(1).find(Boolean)
  if (ofLast !== undefined) return { thing: null, amount: ofLast }
  if (less !== undefined && whole !== undefined) return { thing: whole, amount: less }
  const [, amount, thing] = paidOf.exec(words) ?? []
  return amount === undefined ? null : { thing: thing ?? null, amount }
}

/** "Sunday's", "the monday one" */
const ofDay = pattern`(?<=^|\b(?:of|for|on|in|and|that|split|splitting|shared|halved|divided|paid|covered|half|the) |, )(?:the )?((?:yester|to|mon|tues|wednes|thurs|fri|satur|sun)day)(?:'s one\b|'s ((?!one\b)[a-z]+(?: [a-z]+)?)(?=,| (?:so|and|but|with|because|which)\b|$)|'s(?=,| (?:so|and|but|with|because|which)\b|$)| one\b)`

/** "we split it so just fifteen for me", "we shared the cab, 12 each": null for any other sentence. */
export function readOwnPart(text: string): OwnPart | null {
  if (text.length > LONGEST || /\?\s*$/.test(text)) return null
  const said = withoutOpeners(saidWords(text))
  const [ofWhen, day, named] = ofDay.exec(said) ?? []
  if (ofWhen !== undefined && day !== undefined) {
    const own = ownPartIn(said.replace(ofWhen, 'it'))
    return own && { ...own, thing: named ?? own.thing, day }
  }
  return ownPartIn(said)
}

/** "they split the bill, put 20 for me", "I'm splitting it tomorrow so put 30": what others did, or one may do. */
const ordered = / (?:put|log|count|make|call) /
const notOwn = /^they\b|\b(?:tomorrow|next|later|will|would|might)\b/
/** "the champagne i'm splitting with ben, so put 22.50 for me": the thing comes first. */
const thingFirst =
  /^(?:for )?(?:the|my|our) ([a-z][a-z' ]*?) (?:i|we)(?:'m|'re| am| are)? (?:(?:both|all|just) )*(?:split|splitting|shared|sharing|halved|halving)(?= (?:with|between|in|among)|,| so| and)/

function ownPartIn(said: string): OwnPart | null {
  if (ordered.test(said) && notOwn.test(said)) return null
  const words = said.replace(thingFirst, 'we split the $1')
  const [, thing, amount] = withLead.exec(words) ?? withTail.exec(words) ?? []
  const some = tookSome.exec(words)
  if (some?.[1] && some[2]) return { thing: some[1], amount: some[2] }
  const part = amount ?? (chippedIn.exec(words) ?? mineAlone.exec(words) ?? onlyOfIt.exec(words))?.[1]
  // "so put my half" tells no amount.
  return part === undefined || /\b(?:half|third|quarter|share|part)$/.test(part)
    ? null
    : { thing: thing ?? null, amount: part }
}

/** "the dinner was 96 altogether so 32 each": what all of it came to, and the own part behind it; null for any other sentence. */
export function readWholeAndPart(text: string): (OwnPart & { whole: string }) | null {
  if (text.length > LONGEST || /\?\s*$/.test(text)) return null
  const [, thing, whole, each, mine = each] = wholeAndPart.exec(withoutOpeners(saidWords(text))) ?? []
  return whole !== undefined && mine !== undefined ? { thing: thing ?? null, whole, amount: mine } : null
}
const wholeAndPart = pattern`^(?:it|that|(?:the )?(?:bill|check|tab|total)|(?:the|my|our) ([a-z][a-z' ]*?)) (?:was|were|came to|is) ([^,]{1,30}?)(?: (?:altogether|in total|all in|in all|total|all together|for (?:all|the \w+) of us|with (?:the )?tip))*,? (?:(?:so|and|which makes it|that's|that makes it|makes it) )+
  (?:${lead} )*(?:(\S+(?: \S+){0,3}?) (?:each|apiece|per person)|(\S+(?: \S+){0,3}?) (?:for me|(?:is|was) mine))$`

/** "half of that was for my flatmate", "a third was Ana's", "half was toms": the share of another in what was told last; null for any other sentence. */
export function readOthersShare(text: string): number | null {
  if (text.length > LONGEST || /\?\s*$/.test(text)) return null
  const words = withoutOpeners(saidWords(text))
  const [, share, forWhom, whose, unmarked, onWhom] = othersShare.exec(words) ?? []
  const other = forWhom ?? whose ?? onWhom
  // "half was Pringles": without an apostrophe only a name that is known for one.
  const isOther = other === undefined ? isKnownPerson(unmarked ?? '') : isNamedOther(other, text)
  return share !== undefined && isOther ? (shareOf[share] ?? null) : null
}

/** "Ana", "my flatmate": in "half of it was for gas" and "half was on friday" nobody else shares. */
function isNamedOther(other: string, text: string): boolean {
  const name = other.split(' ').at(-1) ?? ''
  if (isKnownPerson(name)) return true
  const isWeekday = /day$/.test(name)
  return !isWeekday && text.includes(name.charAt(0).toUpperCase() + name.slice(1))
}

function isKnownPerson(name: string): boolean {
  return namesPerson(name) || sharing.test(name)
}
const sharing =
  /^(?:(?:flat|room|house|class|team)mate|colleague|coworker|neighbou?r|cousin|aunt|uncle|niece|nephew|kids?|boss)s?$/
const shareOf: Record<string, number> = { half: 1 / 2, third: 1 / 3, quarter: 1 / 4 }
const othersShare =
  /^(?:a |the other )?(half|third|quarter)(?: of (?:it|that|this|the bill))? (?:was|is|goes|went) (?:for (?!me\b|us\b|it\b|that\b|the (?:tip|tax|food|drinks)\b)(?:my |the )?([a-z]+(?: [a-z]+)?)|(?:my )?([a-z]+)'s|(?:my )?([a-z]+)s|on (?!me\b|us\b|the\b|my (?:card|account)\b)(?:my )?([a-z]+))$/

/** "actually there were three of us": among how many it was split; null for any other sentence. */
export function readSharers(text: string): number | null {
  if (text.length > LONGEST || /\?\s*$/.test(text)) return null
  const said = saidWords(text)
  const words = withoutOpeners(said)
  const bare = words.replace(/ (?:actually|in the end|after all|though|in fact)$/, '')
  const [, counted, part] = soManySo.exec(bare) ?? []
  const [, first = part, ofMany = counted] = partFirst.exec(bare) ?? []
  if (ofMany !== undefined && countOf(ofMany) === partsOf[first ?? '']) return countOf(ofMany)
  const found = sharers.exec(bare) ?? leftSoMany.exec(words) ?? thenSoMany.exec(said)
  const many = found?.slice(1).find(Boolean)
  return many === undefined ? null : countOf(many)
}
const ofUs = `(${count})(?: of us| people| ways| guys)?`
const fraction =
  '(?:just |only )*(?:a |one )?(half|third|quarter|fourth|fifth)(?: each| of (?:it|that)| for me| is mine| is my share)?'
/** "three of us were in it, so a third" */
const soManySo = new RegExp(
  `^(?:(?:there|we|it|that)(?: was|'s| were) |it was split |split )?(?:actually |really |just |only )*(?:between |among )?(?:the )?${ofUs}(?: (?:were|was|are|shared|split|went|had|rode|took|ate|in|on|riding|going|sharing|splitting)(?: [a-z']+){0,4}?| in the [a-z]+)?[,.;]?(?: so| and| which makes it| making it| meaning)+ (?:(?:it's|that's|it is|it was|i (?:owe|pay|paid)|mine is|my (?:part|share) is|put|make it|log|call it) )*${fraction}$`,
)
/** "make that a third, there were three of us" */
const partFirst = new RegExp(
  `^(?:(?:make|call) (?:it|that) |(?:it's|that's|it was) )?${fraction}[,.;]? (?:because |since |as )?(?:there (?:were|was)|we were|it was) (?:actually |really )?${ofUs}(?: in (?:it|that|there|the [a-z]+))?$`,
)
const partsOf: Record<string, number> = { half: 2, third: 3, quarter: 4, fourth: 4, fifth: 5 }
const sharers = new RegExp(
  `^(?:(?:there )?(?:were|was) |(?:it|that) was |we were )?(?:split )?(?:between |among )?(?:just |only )?(?:the )?(${count})(?: of us| people| ways)(?:, [a-z' ]+| (?:in|on|sharing|splitting) (?:it|that|the [a-z]+)| (?:in all|in total|altogether|sharing|splitting it))?$|^(?:we (?:were|are)|there (?:were|are)) (?:just |only |actually )*(${count})(?: of us)?(?: (?:in all|in total|altogether|sharing|there|this (?:week|time|month)))?$|^(?:so )?(?:that's |it's )?(?:only |just )*(${count}) ways(?: then| now)?$`,
)
/** "one of them left without paying so three" */
const leftSoMany = new RegExp(
  `^[a-z' ]{1,40}? (?:left|dropped out|bailed|came|joined|paying|(?:didn't|doesn't|isn't|won't) (?:pay|paying|come|coming|join|joining|show up))(?: [a-z]+){0,3},? so (?:(?:it's|that's|we were|make it|only|just|split it) )*(${count})(?: ways| of us| people)?$`,
)
/** "so three" */
const thenSoMany = new RegExp(`^(?:(?:and|ok|okay|oh) )*(?:so|then) (?:only |just )*(${count})(?: then| now)?$`)

/** "Maya paid too so dinner was split five ways not four": a thing, and among how many it was split; null for any other sentence. */
export function readSplitOf(text: string): { thing: string | null; many: number } | null {
  if (text.length > LONGEST || /\?\s*$/.test(text)) return null
  const [, thing = '', many = ''] = splitOf.exec(withoutOpeners(saidWords(text))) ?? []
  const parts = many === '' ? null : countOf(many)
  return parts === null ? null : { thing: pronoun.test(thing) || wholeBill.test(thing) ? null : thing, many: parts }
}
const wholeBill = /^(?:bill|check|cheque|tab|total|cost|whole thing)$/
const splitOf = new RegExp(
  `^(?!if |when |what |was |were |is )(?:[a-z]{2,20} (?:paid|chipped in|joined|came)(?: too| as well| also),? so )?(?:the |our )?([a-z][a-z' ]{0,30}?) (?:was|were|got) (?:actually |really |only )?(?:split|shared|divided)(?: up| evenly| equally)* (?:(?:in|into|by|between|among) )?(?:the )?(${count})(?: ways| of us| people)(?:,? (?:and )?(?:not|instead of|rather than) (?:(?:in|into|by|between|among) )?(?:the )?${count}(?: ways| of us| people)?)?$`,
)

/** Who is not among those who share, or is one more of them. */
export type SharerChange = { name: string; by: 1 | -1 }
const leaves = pattern`^(?:my )?([a-z]+) (?:(?:doesn't|isn't|won't|don't) (?:(?:have to|actually|really|even) )*(?:pay|paying|chip in|chipping in|join|joining|come|coming|in|there|count)|(?:didn't|wasn't) (?:(?:actually|really|even) )*(?:have to pay|join|come|in|there)
  |(?:dropped|backed|pulled|bailed) out|couldn't (?:come|make it))(?: (?:anything|after all|in the end|for (?:it|that)|on (?:it|that)|though))*$|^(?:it was |that was |split it )?without (?:my )?([a-z]+)$`
const joins = pattern`^(?:my )?([a-z]+) (?:(?:was|is|came|joined|pays|paid|chipped|went)(?: (?:there|in|us|on it|along))*(?: too| as well| also)|joined(?: us| in)?)(?: after all)?$`

/** "actually Kim doesn't pay", "without Kim", "Ben was there too": null for any other sentence. */
export function readSharerChange(text: string): SharerChange | null {
  if (text.length > LONGEST || /\?\s*$/.test(text)) return null
  const words = withoutOpeners(saidWords(text))
  const out = leaves.exec(words)?.slice(1).find(Boolean)
  const name = out ?? joins.exec(words)?.[1]
  return name !== undefined && isKnownPerson(name) ? { name, by: out === undefined ? 1 : -1 } : null
}

const ownPaid = pattern`^(?:my )?([a-z]+)(?: has| have)? (?:paid|pays|bought|got|covered) (?:for )?(?:hers|his|theirs|(?:his|her|their) (?:own|part|share|ticket|half)|herself|himself)(?: (?:herself|himself|themselves|separately|on (?:his|her) own|directly|own|part|share))*$`

/** "Jo paid hers herself": who paid one part of a thing that was told whole; null for any other sentence. */
export function readPaidOwn(text: string): string | null {
  if (text.length > LONGEST || /\?\s*$/.test(text)) return null
  const name = ownPaid.exec(withoutOpeners(saidWords(text)))?.[1]
  return name !== undefined && (isKnownPerson(name) || /^s?he$/.test(name)) ? name : null
}

const undivided = pattern`^(?:(?:that|this|it)(?: one)? (?:was|is) (?:(?:just|only|all) )*(?:me|mine|for me|on me)(?: alone)?|(?:that|this|it)(?: one)? (?:wasn't|isn't|was not) (?:split|shared)
  |(?:we|i) didn't (?:split|share) (?:it|that)|(?:don't|do not) (?:split|share) (?:it|that)|no split|(?:i|we)(?:'ll|'m)? (?:(?:actually|really|just|will) )*(?:paid|pay|paying|cover|covered) (?:for )?(?:it all|all of (?:it|that|us)|(?:both|two|three|four|five) of us|every(?:one|body|thing)|(?:the whole|the entire|all of the) ([a-z]+(?: [a-z]+)?))(?: (?:myself|in the end|after all))*)$`

/** "no wait, that one was just me", "I covered the whole lunch": what was split was not, by its words where there are any; null for any other sentence. */
export function readUndivided(text: string): { thing: string | null } | null {
  if (text.length > LONGEST) return null
  const said = undivided.exec(withoutOpeners(saidWords(text)).replace(forgotten, '').replace(whyOnMe, ''))
  const thing = said?.slice(1).find(Boolean)
  return said && { thing: thing === undefined || /^(?:thing|bill|lot|check|tab)$/.test(thing) ? null : thing }
}
/** "he'll get the next one so I paid it all", "Tom didn't pay anything, I paid it all" */
const whyOnMe =
  /^(?!i |we |if )(?:[a-z' ]{3,60}?,? so|[a-z' ]{1,30}? (?:didn't|did not|never|couldn't|forgot to)(?: (?:pay|chip in|split)(?: [a-z]+){0,3}?)?,?(?: (?:so|and|because))?) (?=(?:i|we)(?: |'))/
const forgotten = /^(?:forget (?:it|that)|scratch that|never ?mind),? (?:(?:so|and|no),? )*/

/** "I paid 88", "I only paid 40 of it": what is told without a thing; null for any other sentence. */
export function readPaid(text: string): string | null {
  if (text.length > LONGEST || /\?\s*$/.test(text)) return null
  return paid.exec(withoutOpeners(saidWords(text)))?.[1] ?? null
}
const paid =
  /^(?:but )?i (?:(?:actually|really|only|just|ended up) )*(?:paid|paying) (?:(?:only|just) )?(\S+(?: \S+){0,2}?)(?: (?:of|for) (?:it|that))?(?: (?:in the end|though|myself|for me|actually))*$/
