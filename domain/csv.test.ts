import { expect, test } from 'vitest'
import { csvHead, csvLine } from '#domain/csv.ts'

test('a file begins with the byte order mark and its names, lines end with CRLF', () => {
  expect(csvHead(['Date', 'Merchant'])).toBe('\uFEFFDate,Merchant\r\n')
})

test.each([
  ['Joe, "the" baker', '"Joe, ""the"" baker"'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['Café ☕', 'Café ☕'],
  ['', ''],
  ['12.50', '12.50'],
  ['-12.50', '-12.50'],
  ['=1+1', "'=1+1"],
  ['+44 20', "'+44 20"],
  ['-cmd', "'-cmd"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', "'\tx"],
  ['=HYPERLINK("a","b")', '"\'=HYPERLINK(""a"",""b"")"'],
])('%j is written %j', (text, cell) => {
  expect(csvLine([text])).toBe(`${cell}\r\n`)
})
