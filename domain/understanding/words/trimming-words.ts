import { pattern } from '#domain/understanding/words/pattern.ts'
import { anyOf } from '#domain/understanding/words/phrases.ts'
import { itemsOf, wordsOf } from '#domain/understanding/words/word-set.ts'

const pause = '(?:[,:;–—…-] )*'
const degree =
  '(?:so|too|way|very|really|pretty|quite|not|a|bit|totally|absolutely|super|such|well|kinda|definitely|honestly) '

/** What opens a sentence: a call, a sound, a word that only says that something comes. Tested from the beginning. */
export const opening = new RegExp(
  `^ (?:(?:${
    anyOf(
      pattern`oh|ah|ooh|me(?= i (?:want|wanna|need|had|spent|paid|bought|got) )|ay|aiyo|aiyah?|alamak|naku|ag(?: (?:man|no|shame))?|yoh|eish|haibo|och(?: aye)?|arrey?|chale|um|uh|and|so(?! far)|ok|okay|well(?! done)|alright|right(?! away)|yeah|yes|yep|hmm?
  |anyways?|now|also|look(?! (?:for|up) )|listen`,
      /(?:hi|hey|hello)(?: there)?|hiya|yo|penny|good (?:morning|afternoon|evening)/,
      pattern`(?:(?:please|can you|could you|i want to|i need to|id like to) )*(?:create|make) (?:an?|another|one) (?:new )?(?:expense|entry
  |transaction|record)(?: of)?(?= (?!category |report |account |list )\S)
  |(?:please )?(?:create|make) (?:an?|another)(?= \S*\d\S* (?:(?:dollars?|bucks|pounds?|euros?|rupees?) )?(?:expense|income|entry|transaction) )
  |(?:please )?(?:create|make) (?:an? )?(?=(?:new )?income )`,
      pattern`(?:please )?note that|please note|new (?:expense|one|entry|spend)|one more(?: thing)?
  |another (?:one|thing)|next (?:one|up)`,
      pattern`(?:(?:can|could|would|will) you )?(?:please )?(?:add|log|note|record|save|track|enter|(?:put|write|note) down)
  (?: down)? (?:this|these|the following)(?: (?:one|please|down|for me))*(?= [:,])`,
      pattern`(?:great|cool|nice|perfect|awesome|sweet|lovely|brilliant|excellent|super)(?= (?:[,.] )?(?:(?:so|then|and|now|please|just|can
  |could|you) )+(?:put|log|add|write|record|note|jot|enter|track) )`,
      /last (?:weeks|months|years)(?= (?!top |biggest |spending |total |budget |last )(?:\S+ ){1,3}(?:for |was |were |cost )?[^a-z ]*\d\S* $)/,
      pattern`(?:(?:im|i am) )?(?:(?:so|very|really|terribly|awfully) )*sorry to (?:be (?:such )?an? \S+|(?:bother|trouble|disturb|bug) you)(?: again)?(?: ,)?(?: but)?(?= \S)
  |(?:i )?hate to be an? \S+(?: ,)? but`,
      /by the way|btw|fyi|before i forget|i (?:almost |nearly )?forgot|(?:i )?forgot to (?:say|mention|add|log|tell you)/,
      /i (?:really |just |honestly )?(?:do not|dont|cannot|cant) (?:remember|recall|know)(?= (?:what|how much) (?:i|we) (?:have )?spent(?: (?:today|yesterday|(?:this|last) \S+))? $)/,
      pattern`(?:im |i )?(?:not (?:really |too |quite )?sure|(?:dont|do not|didnt) (?:really )?(?:know|remember)|dunno|no (?:idea|clue)|cant (?:really )?remember)
  (?: exactly)?(?= (?:, )?(?:but )?(?:(?:maybe|probably|perhaps|like|about|around|say|roughly|something like) )+(?:\S+ ){1,4}$|(?: ,)? (?:\S*\d\S*|five|ten|fifteen|\S+ty|a hundred) (?:\S+ )?$)`,
      /(?:please )?(?:dont|do not) forget(?: about)?(?= (?!to )(?:\S+ ){1,4}(?:(?:was|were|cost|costs) |\S*\d))/,
      /(?:my |the )?(?:spending|expenses|purchases|receipts)(?= (?:(?:for|from|today|yesterday|this|morning|\w+day) )*: )/,
      pattern`(?:man |god |wow |ugh |gosh )?(?:its|it is) (?:(?:so|too|very|really|pretty|such) )*(?:raining
  |pouring|snowing|freezing|boiling|scorching|hot|cold|chilly|windy|wet|late|early)(?= [,;])`,
      pattern`ugh|wow|phew|yay|fine(?= (?:, )?(?:i|im|ill|ive|we|so|then) )
  |(?:record|log|note|entry)(?= : )|n(?= (?:my|i|we|the|then) )
  |(?:jk|just kidding|lol|haha|omg|oh my (?:god|gosh|goodness)|lord|gosh|(?:my )?goodness(?: me| gracious)?|jeez|geez|moreover|furthermore)(?! jesus)
  |(?:(?:nah|no) )?(?:for real|seriously|legit)(?: though)?(?= (?:, )?(?:make|change|set|delete|remove|undo|scratch|it was|that was|its) )
  |what an? (?:day|week|night|morning|evening|weekend)(?= (?:, )?\S)|(?:honey|hon|sweetie|darling|dear|girl|dude|bro|mija|mijo|love|pet|babe|hun|mate|pal|fam)(?= (?:, )?(?:i|we|no|my|can|could|what|how|it|that|the|this|they) )
  |(?:just )?(?:trying|testing)(?: (?:this|it))?(?: out)?(?= [,:;])`,
      pattern`with (?:the |a )?(?:tip|tax|gratuity|delivery|service|fees)(?= (?:, )?(?:(?:the|my|our) )?(?!i |we )(?:\w+ ){1,2}(?:was|were|came
  |comes|cost) )`,
      /(?:all told|all in all|overall|in total|altogether)(?= (?:, )?(?:what|how|have|did|where|which) )/,
      /lets (?:do|go through|run through|start with|log|begin with) (?:the|my|our|todays) (?:day|week|evening|list|round|spending|expenses|receipts)(?=.*\d)/,
      pattern`lets see(?! how| what| if| my)|let me (?:see|think|look|check)(?! how| what| if| my)|quick (?:one|note)
  |did(?= (?:get|buy|grab|pick up|order) (?!i |we |it |that |this ))|did(?= (?:\d+|an?) (?:\S+ ){1,5}(?:made|earned) )|here (?:goes|we go)|guess what|you know what|just so you know`,
    ).source
  }) ${pause})+`,
)

const courtesies = pattern`(?:and |so )?(?:thanks|thank you|ta|cheers)(?: (?:penny|mate|love|so much|a lot|a bunch))?
  |(?:please )?(?:can|could|will|would|wont) (?:you|ya|u)(?: (?:please|kindly|for me))?
  |(?:(?:but|and|just|please|shh?) )*(?:dont|do not) tell (?:my |the )?(?:husband|wife|partner|boss|mum|mom|dad|missus|hubby|anyone|him|her|them)(?: (?:about (?:it|that|this)))?`
/** "undo po", "make it 40 lah", "put it under food can": a word of respect, or of nothing; "dumplings 12 at Lor" is where. */
const particles =
  /(?<! (?:at|from|with|to|in|by) )(?:po|lah|lor|abeg|leh|sah)|(?<= (?:(?:under|as|towards?) (?!trash |tin |petrol |gas |watering )\S{1,16}|goal|fund) )can(?: or not)?|(?<= (?:under|as|in|to|into) (?!cash |total |full )\S{1,16} )(?:itself|only)/
/** "scratch that last one pet": whom one speaks to. */
const address =
  /(?<= (?:one|that|it|this|please|now) )(?:love|pet|duck|hun|mate|dear|darling|babe|pal|petal|bro|dude|sis|fam)/
const hedges = pattern`if i (?:remember|recall)(?: (?:right|rightly|correctly|well|it right))?|if im not mistaken
  |if memory serves|i (?:think|guess|believe|reckon|suppose)|(?:im )?pretty sure|im sure|you know|you see`
const ending = pattern`and (?:no|zero) cents
  |earlier
  |exactly
  |(?:and |so )?(?:thats (?:it|all|everything|the lot)|that (?:is|will be|ll be) (?:it|all)|thatll be (?:it|all)|nothing else|all done
    |im done)(?: (?:for (?:now|today)|so far))?
  |so far`
const toWrite = pattern`(?:and |so |please |(?:can|could|would|will) you |just )*(?:put|write|jot|note|log|add|save|record
  |track|enter|get) (?:that|this|it)(?: (?:down|in|up|for me|please|to the list))*
  |(?:so |and |please )*set (?:that|this|it) up(?: (?:for me|please))*`
const paidWith = pattern`(?:paid )?(?:in cash
  |by (?:card|cheque|check|debit|credit card|debit card|phone)
  |(?:on|with|via|using|through) (?:my |the |our )?(?:m ?pesa|momo|gcash|apple pay|google pay|paypal|contactless|visa|amex
    |mastercard|debit|credit|(?:credit |debit |visa |bank |work |joint )?card|phone))`

const assent = pattern`(?:and )?(?:okay|ok|right|alright|got it|done|yeah|lol|haha|ugh|ouch|sigh|phew|yikes|damn|oof|yum
  |innit|hooray|yay|penny)`
const verdict = pattern`(?:(?:but|and|it|was|that|thats|its) )*(?:${degree})*(?:expensive|pricey|cheap|steep|dear|good
  |great|bad|nice|worth it|delicious|tasty|lovely|amazing|awful|crazy|insane|ridiculous|fair|reasonable
  |outrageous|fine|yummy|rip ?off|bargain|steal|robbery|daylight robbery|joke|treat)`
const judged =
  '(?:expensive|pricey|dear|crazy|insane|ridiculous|mad|outrageous|no joke|too (?:much|high)|through the roof)'
/** When it is so, and whom one tells. */
const ofNow =
  '(?: (?:now|nowadays|lately|these days|right now|here|everywhere|anyway|eh|lah|leh|innit|man|mate|bro|aye|hey))*'
/** "can you believe that", "can you imagine", "man, cars are expensive", "everything's gone up", "crazy prices", "so just those two": what one thinks of it, and that no more comes. */
const remarked = pattern`(?:can|could) you (?:believe (?:that|this|it)|imagine(?: (?:that|this|it))?)
  |(?:(?:man|wow|god|geez|gosh|boy|damn|ugh) )?\w+ are (?:${degree}|getting )*${judged}${ofNow}
  |(?:(?:and|but|man|ugh|wow|aiyo|honestly) )*(?:everything|everythings|prices|it all|its all|all of it|things) (?:(?:has|have|is|are|s|keeps?|just|getting|got) |${degree})*(?:(?:gone|going|went|go) up(?: (?:so|too|much|a|lot|again|like|crazy))*|${judged})${ofNow}
  |(?:(?:man|wow|what|such) )?(?:crazy|insane|ridiculous|silly|mad|wild|outrageous) (?:prices|money)
  |(?:and |so )*(?:just|only) (?:those|these|the) (?:two|three|four|[234])`
/** "…, don't judge me", "…, I really needed it": why, and how one feels about it. */
const excused = pattern`(?:please )?(?:dont|do not) judge(?: me)?|no (?:regrets?|ragrets|judg(?:e)?ment|judging|shame)|sue me|oh well|whatever|such is life
  |(?:and |but |cause |because )?(?:i|we) (?:(?:really|so|badly|totally|kinda|def|definitely|just) )*(?:needed|deserved|earned|wanted) (?:it|that|this|one)
  |(?:and |but )?(?:it|that) (?:was|is) (?:(?:totally|so|well|really) )*(?:worth it|needed|deserved)|treat(?:ed|ing)? (?:yo|your)self|never again
  |(?:there|bye) goes (?:my|the) (?:budget|money|paycheck|wallet|diet)|im (?:so |totally )?broke(?: now)?
  |(?:(?:a|bit|lot|way|much|and|but|so|which|is|was|its) )*(?:less|more|cheaper|dearer|better|worse) than (?:i|we|usual|expected|last|normal|before|planned)(?: [^\d ]+){0,6}
  |(?:\S+s|\S+ is) an? (?:(?:absolute|total|complete) )?(?:joke|disgrace|rip ?off|scandal)(?: (?:at the moment|these days|now|right now|lately))?
  |god (?:love|bless) (?:him|her|them|us)|lord have mercy
  |(?:and )?(?:im serious|i mean it|no excuses|no joke)(?: this time)?`
/** "lol", "unfortunately", "as usual": what one feels about a price, said without a pause. */
const felt = pattern`(?:and )?(?:lol|lmao|haha(?:ha)*|hehe|tbh|ngl|unfortunately|sadly|as (?:usual|always)|for once|please|idk|(?:(?:lowkey|highkey|kinda|so|super|very|really|pretty|feeling) )+(?:proud|happy|chuffed|pleased|gutted|excited|embarrassed)(?: of (?:myself|me)| about (?:it|that))?|(?:omg |lol )?why(?: me)?)`
const recalled =
  /(?:i was|i had it|that was|it was) right (?:the first time|at first|before)|(?:as|like) i said(?: before| at first| the first time)?/
const exclaimed = /what an? (?:rip off|ripoff|bargain|steal|deal|joke|treat|waste)/
const paid = pattern`(?:paid )?(?:in |by |with )?(?:cash|card|contactless|debit|credit|visa|amex|mastercard)
  |paid (?:on |with |via |using |through )?(?:my |the |our )?(?:apple pay|google pay|paypal|venmo|phone|card
  |watch)`

/** What closes any sentence, and what closes one that tells an amount. Tested to the end, of ten words at most. */
export const closing = closers([courtesies, particles, address, hedges, ending], [assent, verdict, exclaimed, recalled])
export const closingOfEntry = closers(
  [courtesies, particles, address, hedges, ending, toWrite, paidWith, remarked, felt],
  [assent, verdict, exclaimed, recalled, excused, paid],
)

/** Some close a sentence wherever it stops, others only behind a pause: "you know", but "…, done". */
function closers(anywhere: readonly RegExp[], afterPause: readonly RegExp[]): RegExp {
  return pattern` (?:${pause}(?:${anyOf(...anywhere).source})
  |(?:[,:;–—…-] )+(?:${anyOf(...afterPause).source}))(?: (?:please|penny))? ${pause}$`
}

/** What is said in other words, by the first of them: the plain words, and where they may stand. */
export const plainWords = byFirstWord([
  {
    plain: ['came', 'to'],
    place: 'before',
    list: `added up to|amounted to|came out to|came out at|came in at|came up to|ended up being|ended up at|ended up costing
      worked out at|worked out to|worked out as|totalled|totaled|totalling|totaling|rang up to|rang in at|ran to
      turned out to be|turned out at|turned out|wound up being|wound up at|ended up`,
  },
  ...['cab', 'taxi'].map((ride) => ({
    plain: [ride, 'came'],
    place: 'first' as const,
    list: ['said', 'says', 'read', 'showed'].map((shows) => `${ride} meter ${shows}`).join('|'),
  })),
  {
    plain: ['cost', 'me'],
    place: 'before',
    list: 'knocked me back|stung me for|did me for|rinsed me for|took me for|put me back|relieved me of',
  },
  {
    plain: ['i', 'paid'],
    place: 'before',
    opens: true,
    list: `my card was charged|my card got charged|the card was charged|card was charged|card got charged|card charged
      my account was charged|my account was debited|account was debited`,
  },
  {
    plain: ['got', 'paid'],
    place: 'before',
    list: `my pay is in|pay is in|pays in|my pay came in|pay came in|pay come in|my pay came through|pay came through
      my pay come through|pay come through`,
  },
  { plain: ['wages', 'came', 'in'], place: 'before', list: 'wages are in' },
  { plain: ['salary', 'came', 'in'], place: 'before', list: 'salary is in' },
  {
    plain: ['paid', 'half'],
    place: 'behind',
    list: 'paid me back half|paid me half|gave me half|gave me back half|sent me half|sent me back half|venmoed me half',
  },
  {
    plain: ['split', 'between'],
    place: 'behind',
    list: 'shared equally by|shared evenly by|split equally by|split evenly by',
  },
  { plain: ['for'], place: 'next', list: 'to buy|to pay off' },
  { plain: ['split'], place: 'before', list: 'shared' },
  {
    plain: ['sent', 'me'],
    place: 'before',
    list: 'e transferred me|etransferred me|e transfered me|paynowed me|paylahed me|duitnowed me',
  },
  { plain: ['instead', 'of'], place: 'before', list: 'rather than' },
  {
    plain: ['and'],
    place: 'between',
    list: 'along with|as well as|together with|followed by|on top of that|in addition to that|after that',
  },
])

/** `place`: where a number stands beside it, `next`: right before it, `first`: before it, where none was told as paid. `opens`: only where the telling begins with it; elsewhere it may be somebody else's card. */
export type Plain = {
  plain: readonly string[]
  place: 'before' | 'first' | 'behind' | 'next' | 'between'
  opens?: boolean
}
type Said = Plain & { said: readonly string[] }

function byFirstWord(lines: readonly (Plain & { list: string })[]): ReadonlyMap<string, Said[]> {
  const table = new Map<string, Said[]>()
  for (const line of lines) {
    for (const said of itemsOf(line.list).map(wordsOf)) {
      const [first = ''] = said
      table.set(first, [...(table.get(first) ?? []), { ...line, said }])
    }
  }
  return table
}
