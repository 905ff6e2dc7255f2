import { countOf } from '#domain/talk/count-words.ts'
import { pronoun } from '#domain/talk/openers.ts'
import { namesPerson } from '#domain/understanding/words/first-names.ts'
import { isOfPeople, people } from '#domain/understanding/words/function-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'

/** An entry like one that is there. `thing`: the words for it; null: what was told last. */
export type RepeatSentence = {
  means: 'again'
  thing: string | null
  isUsual: boolean
  /** "and again", "same for coffee": may be said of anything, so that it is one only right after something was saved. */
  isBare?: boolean
  /** "same as yesterday": what was had on the day that is said, again today. */
  isAsOnDay?: boolean
  /** "and twice on Monday": so often. */
  times?: number
  /** "the dryer, same price": the thing is one by its whole name. */
  isNamed?: boolean
}

const dayWords =
  '(?:today|yesterday|tonight|last night|this (?:morning|afternoon|evening)|(?:on |last )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:on )?the (?:day|night) (?:before|after)(?: that)?)'
const day = `(?: ${dayWords})`
const samePrice = pattern`(?:,? (?:(?:for|at) )?(?:the )?same (?:price|amount|cost|money|fare|rate|toll)
  |,? (?:the )?same(?= as )
  |, (?:the )?same)(?: each| apiece)?(?: as (?:before|last time|that|the (?:last|first|other) (?:one|time)))?(?: again)?$`
const onWay =
  /,? (?:(?:on|for) (?:the|my|our) (?:(?:way|ride|trip|drive|journey|walk)(?: (?:back|home|there|out|in|to work))?|return(?: (?:trip|journey|ride|leg|way))?)|(?:(?:going|coming) )?(?:back|home)|in the end|on top)$/
/** "got another coffee after work": had already, and no plan. */
const hadLater =
  /(?<=^(?:(?:i|we) )?(?:then |also |just )?(?:got|had|bought|grabbed|ordered|picked up|took|went back for) .*),? (?:later(?: on)?|after (?:work|that|lunch|dinner|school|class|the (?:game|show|gym)))$/
const company =
  / for ((?:(?:my|our|his|her|their|the|a|and|both|of|[a-z]+'s) )*[a-z]+(?: and (?:(?:my|our|his|her|their|the) )*[a-z]+)?)$/

const bought =
  '(?:bought|got|grabbed|picked up|ordered|had|took|purchased|(?:had to|needed to|having to|ended up) (?:buy|get|grab|pick up|order|have|take|buying|getting|grabbing|picking up|ordering|having|taking)(?: out)?)'
const wentBack =
  '(?:(?:(?:had to|needed to|ended up) (?:go|going|run|running|pop|popping|nip|drive|walk)|went|came|ran|popped|nipped|drove|walked) (?:back|out|in)(?: (?:in|out|over|there|again))* (?:for|to get|to buy|to grab|and (?:got|bought|grabbed|picked up)))'
/** "went back for", "had to buy", "ended up getting", "add" */
const got = `(?:(?:(?:i|we) )?(?:(?:then|later|just|also|even) )*(?:${wentBack}|${bought})(?: (?:myself|us|me|him|her|them))? |(?:log|add|save|put in|give me|make it|do|got me) )?`
const name = "(?!day|time|place|way|one|question|thing|person|week|month|table)([a-z][a-z' ]*?)"
/** How a thing is counted, which is none of its name: "another pair of shin guards". */
const unit =
  '(?:pair|pack|packet|box|bottle|can|cup|glass|bag|set|bunch|case|carton|round|slice|piece|plate|bowl|loaf|roll|tin|jar|order|dozen|portion)'
/** "another beer, the first was flat", "another coffee because I spilled mine": why there was one more. */
const whyMore =
  /(?:,? (?:because|since|cause|cos) |, (?:(?:i|we) )?(?:spilled|spilt|dropped|lost|broke|ate|forgot|needed|wanted|ran out)\b|, the (?:first|last|other|old) (?:one|pair|pack)?\b)[a-z' ]*$/
const again = pattern`^${got}(?:(?:the |that )?same(?: thing| one)?(?: again| as before| once more)+
  |(?:the |that )?same (?:thing|one)
  |once more
  |(?:it|that|they) (?:rang|went|came|got charged|charged)(?: me)? (?:up |through |out )?(?:twice|double|two times),? (?:so )?(?:put|add|log|enter|save) (?:it in again|a second(?: one)?(?: in)?|another(?: one)?(?: in)?|it twice|it again)
  |(?:put|add|log|enter) (?:a second|another)(?: one)? in
  |one more(?: of (?:those|them|it))?
  |a (?:second|third) one
  |another(?: one)?(?: of (?:those|them))?
  |(?:copy|duplicate) (?:that|it|the last(?: one| entry)?))${day}?$`
const againOf = new RegExp(
  `^${got}(?:another|one more|a (?:second|third)(?! (?:of|hand|time|opinion|floor|party|class|thought|look|helping|job|home)\\b)|the same|same|(?:copy|duplicate) the) (?:${unit} of (?:the |my |those |these )?)?${name}(?: again| as before| once more)?${day}?$`,
)
const againFor = pattern`^${got}(?:(?:the )?same(?: thing)?( again| once more)?
  |(once more|one more|another(?: one)?)) for (?:the |my |our )?${name}${day}?$`
/** "two more packs, same price each" */
const moreOf = new RegExp(
  `^${got}(two|three|four|five|[2-5]) (?:more|extra)(?: (${unit}s?))?(?: of (?:the |those |them|my )?)? ?(?:${name})?$`,
)
/** "ran out so I grabbed another pack" */
const whyFirst =
  /^(?!(?:if|should|do|can|could|would|when|maybe)\b)(?:[a-z']+ ){1,6}?(?:so|and) (?=(?:i|we) (?:(?:just|then|also) )*(?:had to|got|bought|grabbed|went|picked|ordered)\b)/
const bareAgain = /^(?:(?:once )?again|(?:do|add|log) (?:it|that) again)$/
/** "same price yesterday" */
const priceOn = new RegExp(`^(?:for |at )?(?:the )?same (?:price|amount|cost)${day}$`)
const sameOn = new RegExp(`^${got}(?:(?:the )?same(?: again| thing)?(?: for)?)${day}$`)
/** "twice on Monday", "again on Tuesday" */
const oftenOn = new RegExp(
  `^${got}(?:it |that )?(once|again|twice|thrice|(?:two|three|four|five|[2-5]) times)(?: more| again)?${day}$`,
)
const often: Record<string, number> = { once: 1, again: 1, twice: 2, thrice: 3 }
/** "same as yesterday" */
const asOnDay = new RegExp(`^${got}(?:the )?same(?: thing| again)? as (?:on |i had |i got )?${dayWords}$`)
/** "on Wednesday, same price" */
const onlyDay = new RegExp(`^${dayWords}$`)
const usual = new RegExp(`^${got}(?:the |my )?(?:usual|regular)(?: ([a-z][a-z' ]*?))?(?: again| today)?$`)
const namedAgain = new RegExp(`^${got}(?:the |my |an? |some )?${name}(?: again)?(?: (?:was|were|cost))?${day}?$`)

const leading = /^(?:also|plus|then) /
const too = / (?:too|as well|also)$/

/** Reads "same again", "another toll, same as before", "the same for my wife", "the usual coffee"; null for any other sentence. */
export function readRepeat(said: string): RepeatSentence | null {
  if (asOnDay.test(said)) return { means: 'again', thing: null, isUsual: false, isAsOnDay: true }
  const { words, isPriced, isShared } = withoutTail(
    said.replace(leading, '').replace(whyFirst, '').replace(whyMore, '').replace(whySame, ''),
  )
  const repeat = (thing: string | null, more: Partial<RepeatSentence> = {}): RepeatSentence => ({
    means: 'again',
    thing,
    isUsual: false,
    ...more,
  })
  if (again.test(words)) return repeat(null)
  if (
    (isPriced && onlyDay.test(words.replace(/^(?:one|another) /, ''))) ||
    (isShared && /^(?:got |bought )?one$/.test(words)) ||
    bareAgain.test(words) ||
    priceOn.test(words) ||
    sameOn.test(words) ||
    (isShared && /^(?:the )?same$/.test(words))
  )
    return repeat(null, { isBare: true })
  const times = oftenOn.exec(words)?.[1]
  if (times) return repeat(null, { isBare: true, times: often[times] ?? countOf(times.replace(' times', '')) ?? 1 })
  const [, many, counted, more] = (isPriced && moreOf.exec(words)) || []
  if (many !== undefined) return repeat(more ?? counted ?? null, { times: countOf(many) ?? 1 })
  const like = usual.exec(words)
  if (like) return repeat(like[1] ?? null, { isUsual: true })
  const [, marked, once, thing] = againFor.exec(words) ?? []
  if (thing !== undefined && !pronoun.test(thing)) return repeat(thing, marked || once ? {} : { isBare: true })
  const one = againOf.exec(words)?.[1]
  if (one && !pronoun.test(one)) return repeat(one)
  const named = isPriced ? namedAgain.exec(words)?.[1] : undefined
  return named && !pronoun.test(named) ? repeat(named, { isNamed: true }) : null
}

/** "another doll just like it" */
const alikeTail =
  /(?<=^(?:[a-z']+ ){0,4}(?:another|one more|a second|a third) [a-z' ]{2,40}),? (?:(?:just|exactly) (?:like|as) (?:it|that|this|hers|his|mine|the (?:first|other|last)(?: one)?|that one)|identical(?: to (?:it|that|this|hers|his|mine|the (?:first|other|last)(?: one)?|that one))?)$/

/** "same again for my husband, he's got it too": why another got the same, in so few words that he can have paid for nothing. */
const whySame =
  /(?<=^(?:[a-z']+ ){0,3}?(?:same|one more|another|once more)\b[a-z' ]{0,30} for [a-z' ]{1,30}), (?:he|she|they)(?:(?:'s|'re| is| are| was| were)(?: (?:just|also|very|so))? (?:hungry|thirsty|in|(?:in|sick|ill|here|there) (?:too|also|as well))|(?:'s got|'ve got| has| have| has got| have got| had| wanted| needed) (?:it|one) (?:too|as well))$/

/** Others whom one may treat. */
const alsoPeople =
  /^(?:trainer|coach|teacher|driver|barber|hairdresser|cleaner|nanny|sitter|babysitter|nurse|landlord|clients?|customer|guests?|date|crew|gang|guys?|gf|bf|hubby|missus|grand(?:son|daughter|kids?|ma|pa)|(?:god|step)(?:son|daughter|mother|father|mom|dad)|twins?|plumber|tutor|manager|assistant|intern)$/
/** "another beer, same price, with Tom" */
const inCompany = /,? with (?:my |our )?([a-z]+)$/

/** The words without the price that stays, without whom it was for, and without the way on which it was had. */
function withoutTail(said: string): { words: string; isPriced: boolean; isShared: boolean } {
  const bare = said.replace(too, '')
  let [words, isPriced, isShared] = [company.test(bare) ? bare : said, false, false]
  for (;;) {
    const who = company.exec(words)
    const isWho = who?.[1]
      ?.split(' ')
      .every(
        (word) =>
          /^(?:my|our|his|her|their|the|a|and|both|of|[a-z]+'s)$/.test(word) ||
          isOfPeople(word) ||
          alsoPeople.test(word),
      )
    const beside = inCompany.exec(words)
    const isBeside = beside && (people.has(beside[1] ?? '') || namesPerson(beside[1] ?? ''))
    const edge =
      (isBeside ? beside : null) ??
      samePrice.exec(words) ??
      alikeTail.exec(words) ??
      onWay.exec(words) ??
      hadLater.exec(words) ??
      (isWho ? who : null) ??
      (isPriced || who ? too.exec(words) : null)
    if (!edge) return { words, isPriced, isShared }
    isPriced ||= samePrice.test(words)
    isShared ||= edge === who || onWay.test(words) || hadLater.test(words)
    words = words.slice(0, edge.index).replace(/,$/, '')
  }
}
