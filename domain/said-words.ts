/** A sentence as it is compared with patterns: small letters, plain apostrophes, one space between words, nothing that ends it. */
export function saidWords(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[?!.,\s]+$/, '')
    .replace(/\s+/g, ' ')
    .trim()
}
