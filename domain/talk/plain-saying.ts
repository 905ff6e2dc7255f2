import { fillers, marks } from '#domain/talk/openers.ts'

const opener = new RegExp(`^(\\W*(?:(?:${marks}|${fillers})\\b[\\s,]*)+)[.!](?=\\s+\\S)`, 'i')

/** "No. Eighteen." as "No, Eighteen.": what only opens the next sentence belongs to it. Sign for sign, so that places stay. */
export function plainSaying(message: string): string {
  return message.replace(opener, '$1,')
}
