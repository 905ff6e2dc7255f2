/** What stands before a number for the currency of a country, where it means something else or nothing in other countries. */
const ownSigns: Record<string, string> = {
  AED: 'dhs dh',
  BBD: 'bds$ bds',
  BDT: 'tk',
  BHD: 'bd',
  BSD: 'b$',
  BWP: 'p',
  BZD: 'bz$',
  CHF: 'sfr fr',
  DZD: 'da',
  EGP: 'le',
  ETB: 'br',
  FJD: 'f$ fj$',
  GHS: 'gh₵ gh¢ ghc gh ¢',
  GYD: 'g$ gy$',
  JMD: 'j$ ja$',
  JOD: 'jd',
  KES: 'kshs ksh shs sh',
  KYD: 'ci$',
  LKR: 'slrs lkr',
  LRD: 'l$ ld$',
  MAD: 'dhs dh',
  MMK: 'ks',
  MVR: 'mrf rf',
  MWK: 'mk k',
  MZN: 'mt',
  NAD: 'n$',
  NGN: 'n',
  NIO: 'c$',
  NPR: 'nrs npr',
  OMR: 'ro',
  PGK: 'k',
  PHP: 'p',
  QAR: 'qr',
  RWF: 'frw rwf rf',
  SAR: 'sr',
  SLE: 'le',
  THB: 'b',
  TND: 'dt',
  TTD: 'tt$ tt',
  TWD: 'nt$ nt',
  TZS: 'tshs tsh shs sh',
  UGX: 'ushs ush shs sh',
  XAF: 'fcfa cfa f',
  XCD: 'ec$ ec',
  XOF: 'fcfa cfa f',
  ZMW: 'zk k',
}

/** "level P2", "vitamin B12", "terminal F2", "N95 masks" are called so. */
const called = String.raw`(?<!\b(?:level|floor|parking|room|bay|zone|vitamin|terminal|gate|block|pier|section|row|flat|bus|class|standard) )(?!n95 masks?\b)`

/** How thousands and millions are said and written in a country: "25rb", "1.5 juta", "50 nghìn". */
const ownScales: Record<string, readonly (readonly [scale: 'k' | 'mn', words: string])[]> = {
  IDR: [
    ['k', 'rb|ribu'],
    ['mn', 'jt|juta'],
  ],
  VND: [
    ['k', 'nghìn|nghin|ngàn|ngan'],
    ['mn', 'triệu|trieu'],
  ],
}

type Own = { signs: RegExp | null; scales: readonly (readonly [scale: string, words: RegExp])[] }

const ownPatterns = new Map<string, Own>()

function ownOf(currency: string): Own {
  const known = ownPatterns.get(currency)
  if (known) return known
  const signs = ownSigns[currency]
  const scales = ownScales[currency] ?? []
  const own = {
    signs: signs === undefined ? null : signsOf(signs),
    scales: scales.map(
      ([scale, words]) => [scale, new RegExp(`(?<=\\d ?)(?:${words})(?![\\p{L}\\d])`, 'giu')] as const,
    ),
  }
  ownPatterns.set(currency, own)
  return own
}

function signsOf(list: string): RegExp {
  const signs = list.split(' ').map((sign) => sign.replace('$', String.raw`\$`))
  const spaced = signs.filter((sign) => sign.length > 1).join('|') || '(?!)'
  const number = String.raw`(?=\d[\d.,]*(?:k|m|\/[-=])?(?![\p{L}\d$]))`
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}$.,])${called}(?:(?:${signs.join('|')})|(?:${spaced})\.? )${number}`,
    'giu',
  )
}

/**
 * "petrol P600" in Gaborone, "K20" in Lusaka, "sh 500" in Kampala, "25rb" in Jakarta: the letters become the sign, or the scale, of the
 * ledger's own money. Every place in the text stays where it is. The letter of "huawei p30 12000" is no sign: another number has none.
 */
export function withOwnSigns(said: string, currency: string): string {
  const { signs, scales } = ownOf(currency)
  const scaled = scales.reduce((text, [scale, words]) => text.replace(words, (word) => scale.padEnd(word.length)), said)
  return signs
    ? scaled.replace(signs, (letters, at: number) =>
        isModel(scaled, letters, at) ? letters : '¤'.padStart(letters.length),
      )
    : scaled
}

function isModel(text: string, letters: string, at: number): boolean {
  return letters.length === 1 && fewDigits.test(text.slice(at + 1)) && bareNumber.test(text)
}
const fewDigits = /^\d{1,2}(?![\d.,])/
const bareNumber = /(?<![\p{L}\d.,])\d/u
