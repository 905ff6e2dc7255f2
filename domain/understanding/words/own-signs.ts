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

/** "level P2", "vitamin B12", "terminal F2" are called so. */
const called = String.raw`(?<!\b(?:level|floor|parking|room|bay|zone|vitamin|terminal|gate|block|pier|section|row) )`

const patterns = new Map<string, RegExp | null>()

function signBefore(own: string): RegExp | null {
  const known = patterns.get(own)
  if (known !== undefined) return known
  const made = ownSigns[own] === undefined ? null : patternOf(ownSigns[own])
  patterns.set(own, made)
  return made
}

function patternOf(list: string): RegExp {
  const signs = list.split(' ').map((sign) => sign.replace('$', String.raw`\$`))
  const spaced = signs.filter((sign) => sign.length > 1).join('|') || '(?!)'
  const number = String.raw`(?=\d[\d.,]*(?:k|m|\/[-=])?(?![\p{L}\d$]))(?!95 masks?\b)`
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}$.,])${called}(?:(?:${signs.join('|')})|(?:${spaced})\.? )${number}`,
    'giu',
  )
}

/** "petrol P600" in Gaborone, "K20" in Lusaka, "sh 500" in Kampala: the letters become the sign of the ledger's own money; every place in the text stays where it is. */
export function withOwnSigns(said: string, own: string): string {
  const signs = signBefore(own)
  return signs ? said.replace(signs, (letters) => '¤'.padStart(letters.length)) : said
}
