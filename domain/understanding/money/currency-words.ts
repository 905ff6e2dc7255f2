import { wordSet } from '#domain/understanding/words/word-set.ts'

/** A word or sign for money: its currency (null: the person's own) and whether it counts cents. */
export type CurrencyWord = { code: string | null; cents: boolean }

const signs = new Map(
  Object.entries({
    $: 'USD',
    '€': 'EUR',
    '£': 'GBP',
    '¥': 'JPY',
    '₹': 'INR',
    '₩': 'KRW',
    '₽': 'RUB',
    '₺': 'TRY',
    '₪': 'ILS',
    '₫': 'VND',
    '฿': 'THB',
    '₱': 'PHP',
    '₦': 'NGN',
    '₵': 'GHS',
    '₴': 'UAH',
    '₸': 'KZT',
    '₡': 'CRC',
    '₲': 'PYG',
  }),
)

const majorWords: Record<string, string> = {
  USD: 'dollar dollars buck bucks usd greenbacks dolla dollas dollers dolar dolars dollors bux smackers',
  GBP: 'pound pounds quid gbp sterling nicker',
  EUR: 'euro euros eur',
  JPY: 'yen jpy 円',
  INR: 'rupee rupees inr rs rupay',
  CNY: 'yuan rmb cny renminbi 元',
  KRW: 'krw 원',
  CHF: 'franc francs chf',
  CAD: 'cad loonie loonies',
  AUD: 'aud',
  NZD: 'nzd',
  SGD: 'sgd',
  HKD: 'hkd',
  MXN: 'peso pesos mxn',
  SEK: 'sek kronor krona kr',
  NOK: 'nok kroner krone',
  DKK: 'dkk',
  PLN: 'zloty zlotys pln zl zł',
  CZK: 'czk koruna kc',
  HUF: 'forint forints huf',
  AED: 'dirham dirhams aed',
  SAR: 'riyal riyals sar',
  THB: 'baht thb',
  ZAR: 'rand rands zar r',
  BRL: 'reais brl',
  TRY: 'lira liras tl',
  ILS: 'shekel shekels ils nis',
  PHP: 'php',
  IDR: 'rupiah idr rp',
  MYR: 'ringgit ringgits myr rm',
  VND: 'dong vnd đ',
  KWD: 'dinar dinars kwd kd',
  RUB: 'ruble rubles rouble roubles rub руб',
  NGN: 'naira nairas ngn',
  GHS: 'cedi cedis ghs',
  KES: 'shilling shillings bob ksh kes',
  UGX: 'ugx',
  TZS: 'tzs',
  ETB: 'birr etb',
  EGP: 'egp',
  PKR: 'pkr',
  BDT: 'taka takas tk bdt',
  LKR: 'lkr',
  UAH: 'hryvnia hryvnias uah грн',
  RON: 'lei',
  BGN: 'leva bgn',
  ISK: 'isk',
  CLP: 'clp',
  PEN: 'soles',
  CRC: 'colones',
  TWD: 'twd ntd',
  XOF: 'cfa xof',
  GEL: 'lari',
  KZT: 'tenge',
  QAR: 'qar',
  BHD: 'bhd',
  OMR: 'omr',
  JOD: 'jod',
  TND: 'tnd',
  RWF: 'rwf',
  XAF: 'xaf',
  ZMW: 'kwacha zmw',
  BWP: 'pula bwp',
  JMD: 'jmd',
  TTD: 'ttd',
  NPR: 'npr',
  ARS: 'ars',
  MUR: 'mur',
  RSD: 'rsd',
  BTC: 'bitcoin bitcoins btc',
}

const nations = new Map<string, Record<string, string>>(
  Object.entries({
    us: { dollar: 'USD' },
    american: { dollar: 'USD' },
    canadian: { dollar: 'CAD', buck: 'CAD' },
    australian: { dollar: 'AUD', buck: 'AUD' },
    aussie: { dollar: 'AUD', buck: 'AUD' },
    singapore: { dollar: 'SGD' },
    kiwi: { dollar: 'NZD' },
    'new zealand': { dollar: 'NZD' },
    british: { pound: 'GBP' },
    swiss: { franc: 'CHF' },
    swedish: { krona: 'SEK', kronor: 'SEK', crown: 'SEK' },
    norwegian: { kroner: 'NOK', krone: 'NOK', crown: 'NOK' },
    danish: { kroner: 'DKK', krone: 'DKK', crown: 'DKK' },
    korean: { won: 'KRW' },
    japanese: { yen: 'JPY' },
    mexican: { peso: 'MXN' },
    indian: { rupee: 'INR' },
    turkish: { lira: 'TRY' },
    'south african': { rand: 'ZAR' },
    'south korean': { won: 'KRW' },
    'sri lankan': { rupee: 'LKR' },
    egyptian: { pound: 'EGP' },
    moroccan: { dirham: 'MAD' },
    emirati: { dirham: 'AED' },
    saudi: { riyal: 'SAR' },
    qatari: { riyal: 'QAR' },
    kenyan: { shilling: 'KES', bob: 'KES' },
    ugandan: { shilling: 'UGX' },
    tanzanian: { shilling: 'TZS' },
    nigerian: { naira: 'NGN' },
    ghanaian: { cedi: 'GHS' },
    pakistani: { rupee: 'PKR' },
    nepali: { rupee: 'NPR' },
    philippine: { peso: 'PHP' },
    colombian: { peso: 'COP' },
    chilean: { peso: 'CLP' },
    argentine: { peso: 'ARS' },
    czech: { crown: 'CZK', koruna: 'CZK' },
    polish: { zloty: 'PLN' },
    chinese: { yuan: 'CNY' },
    thai: { baht: 'THB' },
    brazilian: { real: 'BRL', reais: 'BRL' },
    kuwaiti: { dinar: 'KWD' },
    taiwan: { dollar: 'TWD' },
    zambian: { kwacha: 'ZMW' },
    'hong kong': { dollar: 'HKD' },
    bangladeshi: { taka: 'BDT' },
    serbian: { dinar: 'RSD' },
  }),
)

const words = new Map<string, CurrencyWord>()
for (const [code, list] of Object.entries(majorWords)) {
  for (const word of list.split(' ')) words.set(word, { code, cents: false })
}
for (const word of ['cent', 'cents', '¢']) words.set(word, { code: null, cents: true })
for (const word of ['pence', 'penny', 'pennies']) words.set(word, { code: 'GBP', cents: true })
words.set('bani', { code: 'RON', cents: true })
for (const word of ['paise', 'paisa']) words.set(word, { code: 'INR', cents: true })
for (const word of wordSet(
  'rappen centime centimes groszy grosze kopecks centavos sen fils baisa halala halalas pesewas kobo satang piastres',
))
  words.set(word, { code: null, cents: true })
for (const word of ['eurocent', 'eurocents']) words.set(word, { code: 'EUR', cents: true })

/** ISO 4217: currencies without a minor unit, and those with thousandths. */
const withoutCents = wordSet('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF')
const inThousandths = wordSet('BHD IQD JOD KWD LYD OMR TND')

/** The currency that a word names ("quid", "eur", "cents"); null for any other word. */
export function currencyWord(norm: string): CurrencyWord | null {
  return words.get(norm) ?? null
}

/** The currency of a sign ("€"); null for any other mark. */
export function currencySign(sign: string): string | null {
  return signs.get(sign) ?? null
}

/** What several currencies are called, each with those of them that the word alone does not mean elsewhere. */
const shared = [
  ['dollar dollars buck bucks $', 'AUD BBD BSD CAD FJD HKD JMD NZD SGD TTD TWD'],
  ['pound pounds £', 'EGP LBP SDG SYP'],
  ['rupee rupees rs', 'LKR MUR NPR PKR'],
  ['peso pesos', 'ARS CLP COP CUP DOP PHP UYU'],
  ['shilling shillings', 'SOS TZS UGX'],
  ['franc francs', 'CDF RWF XAF XOF'],
  ['kr kronor krona kroner krone', 'DKK ISK NOK'],
  ['riyal riyals', 'OMR QAR YER'],
  ['dinar dinars', 'BHD DZD IQD JOD LYD RSD TND'],
  ['dirham dirhams', 'MAD'],
].flatMap(([said = '', codes = '']) => said.split(' ').map((word) => [word, codes.split(' ')] as const))
const sharing = new Map(shared)

/** What names the ledger's own currency alone: "bd" is a birthday elsewhere, and more than one country has rials or crowns. */
const ownWords = new Map(
  Object.entries({ bd: 'BHD', rial: 'OMR', rials: 'OMR', crowns: 'CZK DKK ISK NOK SEK' }).map(
    ([word, codes]) => [word, codes.split(' ')] as const,
  ),
)

export function ownWord(norm: string, own: string): CurrencyWord | null {
  return ownWords.get(norm)?.includes(own) ? { code: own, cents: false } : null
}

/** The ledger's own currency where a word or sign is used for it as well: "12 pesos" in Manila; null for all else. */
export function sharedCode(said: string, own: string): string | null {
  return sharing.get(said)?.includes(own) ? own : null
}

/** "canadian" before "dollars" makes it CAD; null when the two do not belong together. */
export function nationalCurrency(nation: string, word: string): string | null {
  const byWord = nations.get(nation)
  if (!byWord) return null
  const singular = word.endsWith('s') && !Object.hasOwn(byWord, word) ? word.slice(0, -1) : word
  return Object.hasOwn(byWord, singular) ? (byWord[singular] ?? null) : null
}

/** How many minor units one major unit of a currency has: 100 for dollars, 1 for yen, 1000 for Kuwaiti dinars. */
export function minorPerMajor(code: string): number {
  if (withoutCents.has(code)) return 1
  return inThousandths.has(code) ? 1000 : 100
}
