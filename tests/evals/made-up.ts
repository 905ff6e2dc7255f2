import { addDays, type Day, day, dayParts, monthName, startOfMonth, weekdayOf } from '#domain/calendar.ts'
import type { GoldLine } from '#tests/evals/gold-line.ts'

type Expect = GoldLine['expect']
/** Draws the next of some choices; the same seed draws the same ones. */
export type Draw = <Choice>(choices: readonly Choice[]) => Choice

/** Mulberry32, a small generator of even numbers from a seed. */
export function drawFrom(seed: number): Draw {
  let state = seed
  return (choices) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    const even = ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
    return choices[Math.floor(even * choices.length)] as (typeof choices)[number]
  }
}

const split = (list: string): string[] => list.trim().split(/\s*[|\n]\s*/)

const things = split(`
  kombucha|duvet|snorkel|guitar strings|light bulbs|compost|nappies|dog grooming|oil change|tyre repair|pottery class|car wash|haircut|massage|ibuprofen
  contact lenses|physio|blood test|sandpaper|hammock|sleeping bag|hiking boots|raincoat|umbrella|socks|phone case|charger|headphones|printer ink|stamps
  library fine|toll|scooter|bike repair|petrol|gym membership|bowling|cinema|raffle tickets|board game|magazine|textbook|babysitter|school trip|birthday cake
  candles|gift wrap|shampoo|toilet paper|laundry|detergent|bin bags|kettle|frying pan|curtains|rug|lamp|plumber|locksmith|window cleaner|vet|cat food
  bird seed|latte|bagel|ramen|burrito|kebab|sushi|curry|dim sum|pizza|burger|soup|sandwich|cherries|milk|cheese|steak|cocktails|tattoo|donation|souvenirs
`)
const amounts: readonly (readonly [string, number])[] = [
  ['4.50', 450],
  ['$4.50', 450],
  ['27.30', 2730],
  ['$38', 3800],
  ['thirty five', 3500],
  ['forty dollars', 4000],
  ['6 bucks', 600],
  ['145', 14_500],
  ['18 dollars', 1800],
  ['$1,250', 125_000],
  ['80', 8000],
  ['sixty two bucks', 6200],
]
/** X is the thing and N what it came to. */
const tellings = split(`
  X N|N for X|N on X|X was N|X cost me N|X came to N|X set me back N|paid N for X|spent N on X|bought X for N|X for N|X: N|X, N|N X|X (N)|got X, N
  N went on X|X ran me N|handed over N for X|X, that was N|X, it was N|the X was N|I was charged N for X|dropped N on X|just got X for N|had to buy X, N
  treated myself to X, N|picked up X for N|that X was N|a new X, N|my X cost N|X again, N|another X N|I bought X and it was N|N spent on X|ended up paying N for X
  X ended up costing N|ended up spending N on X|shelled out N for X|X, N all in|X worked out at N|X, paid N|got charged N for X|splashed N on X|N in total for X
  put N down for X|log N for X|add X N|add N for X|record X N|expense X N|I spent N getting X|needed X, paid N|finally bought X, N|N gone on X|wasted N on X
  forked out N for X|bought X. N.|N worth of X|X came out to N|X totalled N|X added up to N|X hit me for N|my card was charged N for X
`)
const joints = [
  ', ',
  ' and ',
  ', and ',
  ' then ',
  ' plus ',
  '. ',
  ' and then ',
  '; ',
  ' as well as ',
  ' along with ',
  ', oh and ',
  ' and also ',
  '. Then ',
  ', after that ',
]

/** Sentences that nobody wrote, each with its right reading: plain tellings, several in one breath, days, and orders. */
export function makeUp(count: number, seed: number): GoldLine[] {
  const draw = drawFrom(seed)
  return Array.from({ length: count }, () => draw([single, single, several, dated, ordered])(draw))
}

const today = '2026-11-20'

function entry(text: string, amountMinors: readonly number[], on: string = today, said: string = today): GoldLine {
  const transactions = amountMinors.map((amountMinor) => ({ kind: 'spend' as const, amountMinor, day: on }))
  return { text, today: said, expect: { intent: 'add', transactions } }
}

function fill(telling: string, thing: string, amount: string): string {
  return telling.replace(/\bX\b/, thing).replace(/\bN\b/, amount)
}

function single(draw: Draw): GoldLine {
  const [said, minor] = draw(amounts)
  return entry(fill(draw(tellings), draw(things), said), [minor])
}

function several(draw: Draw): GoldLine {
  const telling = draw(split('X N|N for X|N on X|X for N|X was N|X cost me N|paid N for X|spent N on X'))
  const first = draw(things)
  const second = draw(things.filter((thing) => thing !== first))
  const [[one, oneMinor], [two, twoMinor]] = [draw(amounts), draw(amounts.filter(([said]) => said !== 'thirty five'))]
  return entry(fill(telling, first, one) + draw(joints) + fill(telling, second, two), [oneMinor, twoMinor])
}

/** Tellings of which several may stand behind each other in one breath. */
const listed = split(
  'X N|X N|N X|N on X|N for X|X for N|X at N|X cost N|X came to N|X was N|spent N on X|paid N for X|got X for N|a X N',
)

/** Lists as they are dictated: two to five things with a price each, all told alike, and no pause between them. */
export function makeLists(count: number, seed: number): GoldLine[] {
  const draw = drawFrom(seed)
  return Array.from({ length: count }, () => {
    const telling = draw(listed)
    const items: string[] = []
    while (items.length < draw([2, 3, 3, 4, 5])) items.push(draw(things.filter((thing) => !items.includes(thing))))
    const style = draw([plain, withCents, inWords])
    const prices = items.map(() => draw(style))
    const text = items.map((thing, at) => fill(telling, thing, prices[at]?.[0] ?? '')).join(' ')
    const lead = draw(['', '', 'ok so ', 'um ', 'today '])
    return entry(
      lead + text,
      prices.map(([, minor]) => minor),
    )
  })
}
const plain = [2, 3, 4, 5, 7, 9, 11, 12, 14, 16, 18, 21, 25, 30, 38, 45, 60, 80, 120, 250].map(
  (major): [string, number] => [`${major}`, 100 * major],
)
const withCents = amounts
  .filter(([said]) => /\./.test(said))
  .concat([
    ['3.20', 320],
    ['11.99', 1199],
    ['$7.05', 705],
  ])
const inWords: [string, number][] = [
  ['two', 200],
  ['six', 600],
  ['eleven', 1100],
  ['eighteen', 1800],
  ['twenty four', 2400],
  ['forty bucks', 4000],
  ['sixty two dollars', 6200],
  ['a hundred and ten', 11_000],
]

const weekdays = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ')

/** A day as it is said, and which it is, from a day of the year on. */
function dayBefore(now: Day, draw: Draw): [string, Day] {
  const back = draw([2, 3, 4, 5, 6, 8, 9])
  const weekday = draw([1, 2, 3, 4, 5, 6])
  const past = addDays(now, -draw([1, 2, 5, 9, 14, 20, 26]))
  const far = addDays(now, -draw([30, 47, 77, 120, 200, 290]))
  const { date } = dayParts(far)
  const lastMonth = addDays(startOfMonth(addDays(startOfMonth(now), -1)), draw([2, 7, 12, 20, 25]))
  return draw<[string, Day]>([
    [draw(['yesterday', 'yesterday evening', 'last night', 'yesterday around 5']), addDays(now, -1)],
    [draw(['the day before yesterday', 'two days ago', 'a couple of days ago', 'two nights ago']), addDays(now, -2)],
    [`${back} days ${draw(['ago', 'back'])}`, addDays(now, -back)],
    [draw(['on ', 'last ', 'this past ']) + weekdays[weekdayOf(addDays(now, -weekday))], addDays(now, -weekday)],
    [draw(['a week ago', 'one week ago']), addDays(now, -7)],
    [draw(['two weeks ago', 'a fortnight ago']), addDays(now, -14)],
    [`on the ${ordinal(dayParts(past).date)}`, past],
    [draw([`on ${monthName(far)} ${date}`, `on the ${ordinal(date)} of ${monthName(far)}`]), far],
    [`on the ${ordinal(dayParts(lastMonth).date)} last month`, lastMonth],
    [draw(['this morning', 'earlier today', 'an hour ago', 'just now', 'tonight']), now],
  ])
}

function ordinal(date: number): string {
  const ending = date > 10 && date < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][date % 10] ?? 'th')
  return `${date}${ending}`
}

function dated(draw: Draw): GoldLine {
  const now = addDays(day('2026-02-03'), draw([0, 17, 40, 61, 88, 109, 140, 171, 199, 230, 262, 300]))
  const [said, on] = dayBefore(now, draw)
  const place = draw(
    split(
      'D X N|N for X D|spent N on X D|D I paid N for X|D, N for X|I bought X D for N|X was N D|D: X N|X N, D|so D I got X for N|D X was N',
    ),
  )
  const [amount, minor] = draw(amounts.filter(([words]) => !/^\d+$|five$/.test(words)))
  return entry(fill(place, draw(things), amount).replace(/\bD\b/, said), [minor], on, now)
}

const categories: readonly (readonly [string, string])[] = [
  ['transport', 'Transportation'],
  ['shopping', 'Shopping'],
  ['entertainment', 'Entertainment'],
  ['travel', 'Travel'],
  ['education', 'Education'],
  ['groceries', 'Food & Dining'],
]
const periods: readonly (readonly [string, string, string])[] = [
  ['yesterday', '2026-11-19', '2026-11-19'],
  ['last week', '2026-11-09', '2026-11-15'],
  ['last month', '2026-10-01', '2026-10-31'],
  ['in October', '2026-10-01', '2026-10-31'],
  ['on Tuesday', '2026-11-17', '2026-11-17'],
]

function ordered(draw: Draw): GoldLine {
  const [category, name] = draw(categories)
  const [amount, amountMinor] = draw(amounts)
  const [period, from, to] = draw(periods)
  const [thing, target] = draw([
    ['coffee', 'Coffee'],
    ['kombucha', 'Kombucha'],
    ['plumber', 'Plumber'],
    ['taxi', 'Taxi'],
  ] as const)
  const say = (list: string): string =>
    draw(split(list))
      .replace(/\bX\b/, thing)
      .replace(/\bN\b/, amount)
      .replace(/\bC\b/, category)
      .replace(/\bP\b/, period)
  const [text, expect] = draw<[string, Expect]>([
    [
      say(
        'change the X to N|make the X N|the X should be N|no the X was N|correct the X to N|the X is wrong it was N|I meant N for the X|the X is supposed to be N',
      ),
      { intent: 'edit', change: { amountMinor }, target: { merchant: target } },
    ],
    [
      say(
        'make it N|that should be N|actually N|change that to N|the last one was N|no it was N|put N instead|the price was N',
      ),
      { intent: 'edit', change: { amountMinor } },
    ],
    [
      say(
        'move the X to C|categorize the X as C|file the X under C|the X belongs in C|the X should go in C|mark the X as C|switch the X to C',
      ),
      { intent: 'edit', change: { category: name }, target: { merchant: target } },
    ],
    [
      say(
        'delete the X|remove the X|get rid of the X|take the X out|erase the X|the X never happened|please delete the X|can you remove the X',
      ),
      { intent: 'delete', target: { merchant: target } },
    ],
    [
      say('undo|undo that|take that back|revert that|oops, undo|can you undo that|that one was a mistake'),
      { intent: 'undo' },
    ],
    [
      say(
        'set a C budget of N|budget N for C|limit C to N|cap C at N|keep C under N|N a month for C|max N on C|no more than N on C a month',
      ),
      { intent: 'budget', amountMinor },
    ],
    [
      say('how much is left for C|am I over my C budget|how is my C budget|C budget left|am I within budget for C'),
      { intent: 'budget', question: true },
    ],
    [
      say('put N towards Japan|add N to my Japan goal|set aside N for the Japan goal|N into the Japan fund'),
      { intent: 'goal', goal: 'Japan', amountMinor },
    ],
    [
      say("what's my balance|how much money do I have|how much money is left|what's in my account"),
      { intent: 'balance' },
    ],
    [
      say(
        'how much did I spend on C P|what did I spend on C P|my C spending P|how much went on C P|tell me what I spent on C P|P how much did I spend on C',
      ),
      { intent: 'summary', category: name, period: { from, to } },
    ],
    [
      say('how much did I spend P|total spending P|where did my money go P|what have I bought P|summary P'),
      { intent: 'summary', period: { from, to } },
    ],
  ])
  return { text, today, expect }
}
