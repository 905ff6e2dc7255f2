import { expect, test } from 'vitest'
import { bankCountries, fieldsOf } from '#domain/bank-country.ts'
import { checkDetails } from '#domain/bank-details.ts'

test('each kind of country asks for its own fields', () => {
  expect(fieldsOf('GB')).toEqual(['accountNumber', 'sortCode'])
  expect(fieldsOf('IE')).toEqual(['accountNumber', 'sortCode'])
  expect(fieldsOf('US')).toEqual(['accountNumber', 'routingNumber'])
  for (const country of ['FR', 'DE', 'FI', 'CH'] as const) expect(fieldsOf(country)).toEqual(['iban'])
  for (const country of ['SE', 'NO', 'DK', 'IS', 'CA'] as const) expect(fieldsOf(country)).toEqual(['accountNumber'])
})

/** Example IBANs of the ISO 13616 registry. */
const ibans = {
  AT: 'AT611904300234573201',
  BE: 'BE68539007547034',
  BG: 'BG80BNBG96611020345678',
  CH: 'CH9300762011623852957',
  CY: 'CY17002001280000001200527600',
  DE: 'DE89370400440532013000',
  EE: 'EE382200221020145685',
  ES: 'ES9121000418450200051332',
  FI: 'FI2112345600000785',
  FR: 'FR1420041010050500013M02606',
  GR: 'GR1601101250000000012300695',
  HR: 'HR1210010051863000160',
  IT: 'IT60X0542811101000000123456',
  LT: 'LT121000011101001000',
  LU: 'LU280019400644750000',
  LV: 'LV80BANK0000435195001',
  MT: 'MT84MALT011000012345MTLCAST001S',
  NL: 'NL91ABNA0417164300',
  PT: 'PT50000201231234567890154',
  SI: 'SI56263300012039086',
  SK: 'SK3112000000198742637541',
} as const

test('every country that goes by IBAN takes its example, also spaced and in small letters, and no slip in it', () => {
  expect(bankCountries.filter((country) => fieldsOf(country).includes('iban')).sort()).toEqual(
    Object.keys(ibans).sort(),
  )
  for (const [country, iban] of Object.entries(ibans) as [keyof typeof ibans, string][]) {
    const spaced = iban.toLowerCase().replace(/(.{4})/g, '$1 ')
    expect(checkDetails(country, { iban: spaced }), country).toEqual([])
    const last = iban.at(-1) === '1' ? '2' : '1'
    for (const wrong of [iban.slice(0, -1) + last, `${iban}0`, iban.slice(0, -1), `XX${iban.slice(2)}`, '']) {
      expect(checkDetails(country, { iban: wrong }), wrong).toHaveLength(1)
    }
  }
})

test.each([
  ['GB', { accountNumber: '3192 6819', sortCode: '12-34-56' }, []],
  ['GB', { accountNumber: '3192681', sortCode: '12345a' }, ['accountNumber', 'sortCode']],
  ['US', { accountNumber: '000123456789', routingNumber: '021000021' }, []],
  ['US', { accountNumber: '12', routingNumber: '021000022' }, ['accountNumber', 'routingNumber']],
  ['US', { accountNumber: '1234', routingNumber: '000000000' }, ['routingNumber']],
  ['SE', { accountNumber: '8327 9412 3456' }, []],
] as const)('%s with %j is wrong in %j', (country, details, wrong) => {
  expect(checkDetails(country, details).map(({ field }) => field)).toEqual(wrong)
})
