import { saidWords } from '#domain/said-words.ts'
import { withoutOpeners } from '#domain/talk/openers.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'

/** What a person wants to know of the app itself. */
export type AppQuestion =
  | 'listening'
  | 'private'
  | 'price'
  | 'typing'
  | 'offline'
  | 'languages'
  | 'devices'
  | 'banks'
  | 'others'
  | 'closing'
  | 'account'
  | 'looks'
  | 'pictures'
  | 'trust'
  | 'refund'
  | 'start'
  | 'sorting'
  | 'charts'
  | 'notices'
  | 'limits'

const LONGEST = 90

/** How a question about the app begins; "privacy?" and "pricing" ask too. */
const asks =
  /^(?:is|are|do|does|did|can|could|will|would|what|what's|whats|who|how|how's|where|where's|which|why|should|may|must|i|i'm|it's|this|first|new|show|have)\b/

const app = '(?:it|this|the app|this app|your app|sayso|penny|you)'
const own = "(?:my|our|all (?:of )?my|all (?:of )?our|the|all the|this|these|all this) (?:[a-z']+ )?"
const records =
  '(?:data|info|information|details|entries|expenses|transactions|spending|purchases|finances|money|privacy|stuff|records|ledger|numbers|conversations?|messages|voice|words|recordings?)'
const family =
  '(?:wife|husband|partner|girlfriend|boyfriend|spouse|kids?|son|daughter|mum|mom|dad|mother|father|family|flatmates?|roommates?|friends?|brother|sister|parents|accountant|boss|two (?:people|of us)|(?:other|more|several) people|(?:someone|somebody|anyone) else|more than one person)'
const tongues =
  '(?:german|french|spanish|italian|portuguese|dutch|polish|russian|ukrainian|turkish|arabic|hebrew|hindi|urdu|bengali|tamil|telugu|marathi|gujarati|punjabi|chinese|mandarin|cantonese|japanese|korean|vietnamese|thai|tagalog|filipino|indonesian|malay|swahili|greek|swedish|norwegian|danish|finnish|czech|romanian|hungarian|irish|welsh)'

const topics: readonly [AppQuestion, RegExp][] = [
  [
    'listening',
    pattern`^(?:are|do|will|can) you (?:(?:still |really |even )*(?:record(?:ing)?|spy(?:ing)?)|(?:still |really |even )*(?:always|constantly) (?:listen(?:ing)?|record(?:ing)?|hear(?:ing)?))(?: (?:(?:to|on) )?(?:me|us|everything|my conversations?|what i say))?$
      |^(?:are|do|will|can) you (?:still |really |even )*(?:listen(?:ing)?|record(?:ing)?|hear(?:ing)?)(?: (?:to )?(?:me|us|everything|my conversations?|what i say))? (?:all the time|always|constantly|24/7|when .+|even .+|in the background)$
      |^(?:is|does) (?:the|my) (?:mic|microphone)(?: (?:always|still|stay))* (?:on|open|listening|recording)(?: all the time| now)?$`,
  ],
  [
    'private',
    pattern`^who (?:else )?(?:can |could |will )?(?:see|sees|read|reads|access|look at|has access to) (?:${own}${records}|this|it|what i (?:say|spend|type|tell you))$
      |^(?:can|do|does|will) (?:anyone|anybody|someone|somebody|others?|other people|people|you|google|the government|the police|the tax man|my (?:wife|husband|partner|boss|parents)|my bank) (?:else )?(?:see|read|access|look at|get) (?:${own}${records}|this|it|what i (?:say|spend|type|tell you))$
      |^(?:is|are) (?:${own}${records}|it|this|everything|the app|sayso|what i (?:say|tell you)) (?:all |really |kept |stored |even )*(?:safe|private|secure|encrypted|confidential|anonymous)(?: (?:here|with you|in here|and .+))?$|^(?:is|are) ${own}(?:data|info|information|details) (?:ever )?(?:sold|shared)$
      |^(?:do|will|are) (?:you|they) (?:ever )?(?:sell|selling|share|sharing|give away|pass on|keep|store|collect|use) (?:${own})?${records}(?: .{1,30})?$|^(?:do|will|are) (?:you|they) (?:track|tracking|spy on) me(?: .{1,30})?$
      |^(?:what do you do with|what happens (?:to|with)) (?:${own}${records}|what i (?:say|tell you))$|^where (?:is|are|do you (?:keep|store)) (?:${own}(?:data|info|information))(?: (?:stored|kept|saved|held))?$
      |^(?:how|what) about (?:my )?privacy$|^(?:my |your )?privacy(?: policy)?$|^how (?:safe|private|secure) is (?:this|it|the app|${own}${records})$`,
  ],
  [
    'price',
    pattern`^(?:is|are) (?:it|this|the app|this app|sayso|penny|you) (?:really |all |completely |totally |actually |still |for )*free(?: (?:to use|forever|of charge|of cost|app))*$
      |^(?:how much|what) (?:does|do|is|would|are) (?:the app|this app|your app|sayso|penny|you|pro|the pro (?:plan|version)|premium|a subscription|the (?:paid|pro|premium) (?:plan|version)|an upgrade)(?: (?:cost|charge|a month|per month|to use))+$|^how much (?:is|are) (?:the app|this app|sayso|penny|you|pro|premium)$
      |^(?:do|will|would|must) i (?:have to |need to |must )?(?:pay|be charged)(?: (?:for (?:it|this|the app|this app|sayso|you|using (?:it|this|you))|to use (?:it|this|the app|you)))+$
      |^what(?:'s| is) (?:pro|the pro (?:plan|version)|premium|the (?:price|cost) of (?:the app|this app|sayso|pro))$|^(?:pricing|your (?:pricing|prices|plans))$
      |^(?:is there|are there) (?:a |an |any )?(?:free (?:plan|version|trial)|trial|paid (?:plan|version)|premium|subscription (?:fee|cost)|hidden (?:fees|costs)|ads|adverts)$`,
  ],
  [
    'typing',
    pattern`^(?:do i (?:have|need) to|must i|can i|may i|should i|could i) (?:also |just |only |always |either )*(?:talk|speak|type|write|text|use (?:my )?voice|say it|say everything|speak out loud|talk out loud)(?: (?:to you|it|instead|or (?:can i )?(?:type|write|talk|speak)|too|as well|everything|here|out loud))*$
      |^(?:do i talk or type|talk or type|type or talk)$`,
  ],
  [
    'offline',
    pattern`^(?:does|do|can|will|could|is|are) (?:${app}|i) (?:also |still |even )*(?:(?:work|use (?:it|this|you|the app)|run|usable|talk to you) )?(?:offline|without (?:the |any |an )?(?:internet|connection|wifi|wi-fi|network|signal|data))(?: too)?$
      |^(?:do i need|does it need|do you need) (?:the |an |any )?(?:internet|connection|wifi|wi-fi|internet connection|to be online)$
      |^(?:what if|what happens (?:if|when)) (?:i have|there is|there's|i've got|i lose) (?:no |the |my )?(?:internet|connection|wifi|signal|network)$`,
  ],
  [
    'languages',
    pattern`^(?:do|can|could|will|does) (?:you|i|penny|it|sayso) (?:also |only )*(?:speak|talk|understand|know|type|use|write|support)(?: (?:to you|with you|it))?(?: in)? (?:${tongues}|(?:other|another|any other|different|more|my|which|my own) languages?)(?: too| as well| to you| with you)?$
      |^(?:what|which|how many) languages? (?:do you|can you|are|is|does it|can i)(?: .{1,20})?$
      |^(?:is|are) (?:there|it|you) (?:a |also |available |only )*(?:in )?(?:${tongues}|english|other languages)(?: version)?$`,
  ],
  [
    'devices',
    pattern`^(?:is there|do you have|are there|have you got) (?:a |an |any )?(?:home screen )?(?:widgets?|apps?|desktop (?:app|version)|web version|website|(?:apple )?watch app|(?:iphone|ios|android|mobile|ipad) (?:app|version)|app for .{2,20}|siri(?: shortcut)?s?)(?: for (?:my |the )?.{2,20})?$
      |^(?:does|do|can|will) (?:${app}|i) (?:also )?(?:work|run|use (?:it|this|you|the app|sayso)|get (?:it|this)|install (?:it|this|the app)|have (?:it|this))(?: also| too)? on (?:my |an? |the |both |any )?(?:(?:iphone|android|ipad|tablet|phone|laptop|computer|pc|mac|watch|apple watch|desktop|other devices?|devices?|two devices)(?:(?: and|,| or) (?:my )?)?)+(?: too| as well)?$`,
  ],
  [
    'banks',
    pattern`^(?:can|do|does|will|could) (?:${app}|i(?! (?:see|read|access)\b)) (?:also |automatically )*(?:connect|link|sync|import|hook up|read|access|see)(?: (?:with|to|from))? (?:my |our |a |an |the )?(?:bank|bank accounts?|banking app|accounts?|credit cards?|bank transactions|bank statements?|statements?)(?: (?:here|to (?:it|you|this)|automatically))*$
      |^(?:are|is) (?:${app}|my bank) (?:connected|linked|synced) (?:to|with) (?:my bank|my account|you|this|the app)$`,
  ],
  [
    'others',
    pattern`^(?:can|could|may|is it possible for) (?:my |our |a |an )?${family} (?:also |to |and i |both )*(?:use|see|join|log in|sign in|share|have access|access|read|edit|look)(?: (?:to )?(?:it|this|the app|sayso|my (?:ledger|account|entries|spending)))?(?: (?:too|as well|with me|together|also))*$
      |^(?:can|could|may) (?:i|we) (?:also )?(?:share (?:the app|sayso|my account|my ledger|the ledger|an account|one account|this account)(?: together)?(?: (?:with|between) .{2,30})?|use (?:it|this|the app|sayso) together)$
      |^(?:can|could|may) (?:i|we) (?:add|invite) (?:my |our |a |an |another )(?:${family}|person|user|member)(?: (?:too|as well|here|to (?:it|this|the app|my (?:account|ledger))))?$`,
  ],
  [
    'closing',
    pattern`^(?:how (?:do|can|would) i|i want to|i'd like to|can i|could i|where (?:do|can) i|is it possible to) (?:also )?(?:delete|close|remove|cancel|erase|wipe|get rid of|deactivate) (?:my (?:account|profile)|everything|it all|all (?:of )?(?:it|my (?:data|stuff|entries|info))|all data|my data|all (?:of )?my entries)(?: (?:here|again|later|from (?:here|the app)|forever|for good|(?:because|since|after|when) .+))*$`,
  ],
  [
    'account',
    pattern`^(?:how (?:do|can) i|where (?:do|can) i|can i) (?:change|reset|set|edit|update|find) (?:my name|(?:my |the )?(?:password|e-?mail(?: address)?|account settings|login|profile))$
      |^(?:how (?:do|can) i|where (?:do|can) i|can i) (?:log|sign) out$`,
  ],
  [
    'looks',
    pattern`^(?:is there|do you have|can i (?:have|get|use|turn on|switch to)|how (?:do|can) i (?:turn on|get|switch to|set)) (?:a |the )?(?:dark|light|night) (?:mode|theme)$
      |^(?:how (?:do|can) i|can i|where (?:do|can) i|can you) (?:change|turn off|turn on|turn down|mute|switch off|set|pick|choose) (?:the |your |my )?(?:voice|sounds?|theme|colou?rs?|haptics|vibrations?|language)$|^(?:where (?:are|is)|how do i (?:get to|find|open)) (?:the |my )?(?:settings|preferences)$`,
  ],
  [
    'pictures',
    pattern`^(?:can|could|may) (?:i|you|we) (?:also |just )*(?:scan|take (?:a )?(?:photos?|pictures?|pics?) of|photograph|upload|attach|send(?: you)?|read|add(?!(?: \S+)? bills?\b)|import|paste|forward) (?:my |a |an |the |some |you )?(?:receipts?|bills?|photos?|pictures?|pics?|images?|screenshots?|pdfs?|files?|csv|csv files?|spreadsheets?|excel(?: files?)?|e-?mails?|text messages|sms(?:es)?|invoices?)(?: .{1,25})?$`,
  ],
  [
    'trust',
    /^(?:can i (?:really )?trust (?:you|this|it|the app)|do you (?:ever )?(?:make|get) (?:any )?(?:mistakes|things wrong|it wrong)|are you (?:always (?:right|sure)|(?:always )?(?:accurate|reliable))|how (?:accurate|reliable|good) are you|what (?:happens )?if (?:i|you|it) (?:say|says|get|gets|hear|hears|misunderstand|mishear)s?(?: (?:me|it|something|that))?(?: wrong)?|what (?:happens )?if (?:i|you) make a mistake)$/,
  ],
  [
    'start',
    pattern`^(?:so )?(?:what(?:'s| is)|what are) (?:sayso|penny|this (?:app|thing)|the app|you|(?:this|it)(?= (?:all )?about| good))(?: (?:for|about|all about|good for))?$
      |^what (?:kinds? of |sorts? of )?(?:things?|stuff|questions|commands) (?:can|could|do|should) i (?:tell|ask|say|say to|give)(?: (?:to )?you)?$
      |^how (?:(?:do|can|should) i|i can|to) (?:use|start|begin|get started)(?: (?:with )?(?:it|this|you|the app|this app|sayso))?$
      |^(?:i'm |i am )?new(?: (?:here|user|to this))$|^i(?:'m| am) new$|^(?:(?:it's|this is|it is) my )?first (?:time|day)(?: (?:here|using (?:this|it)|with (?:this|you)))$`,
  ],
  [
    'sorting',
    /^how (?:do|did|does|can|will) (?:you|it|penny|the app) (?:know|decide|choose|pick|guess|find|tell)(?: (?:what|which|the|about))* categor(?:y|ies)(?: .{1,30})?$/,
  ],
  [
    'charts',
    pattern`^(?:can|could|where (?:can|do)|may|is there|do you have|are there|show me|have you got) (?:i |you )?(?:see |show |get |find |make |draw |have )?(?:me )?(?:a |an |any |my |the |some )?(?:spending )?(?:graphs?|charts?|pie charts?|diagrams?|insights|statistics|stats|dashboard|visuals?)(?: .{1,25})?$`,
  ],
  [
    'notices',
    pattern`^(?:do|will|can|could) you (?:also )?(?:send|notify|alert|warn|message|text|e-?mail|ping)(?: me)?(?: (?:any|a|some|push|me|an))* (?:notifications?|alerts?|warnings?|e-?mails?|messages?|reports?)(?: (?:when|if|about|before|every|on) .{1,40})?$
      |^(?:do|will|can|could) you (?:also )?(?:notify|alert|warn|message|text|e-?mail|ping) me(?: (?:when|if|about|before|every) .{1,40})?$`,
  ],
  [
    'limits',
    /^(?:how many (?:things|entries|transactions|expenses) can i (?:log|add|tell you|enter|save|record|make)(?: .{1,20})?|is there (?:a|any) limit (?:to|on|for|of) (?:how (?:much|many|often) .{1,25}|entries|what i .{1,20}))$/,
  ],
  [
    'refund',
    /^(?:can|could|do|how (?:do|can)) i (?:get|have|ask for|claim) (?:a |my )?(?:refund|money back)(?: .{1,25})?$/,
  ],
]

/** Reads "is it free", "who can see my data", "do you listen all the time": what is asked of the app; null for any other sentence. */
export function readAppQuestion(text: string): AppQuestion | null {
  if (text.length > LONGEST || /\d/.test(text.replace('24/7', ''))) return null
  const words = withoutOpeners(saidWords(text))
  if (!asks.test(words) && words.includes(' ')) return null
  return topics.find(([, pattern]) => pattern.test(words))?.[0] ?? null
}
