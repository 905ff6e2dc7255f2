import { completed, type OpenEntry, type OpenSentence } from '#server/assistant/entries/open-sentence.ts'
import { chosenByPlace, isRefusal, isSaid, isShort, plainWords } from '#server/assistant/waiting/reply-words.ts'
import type { Given, Resolution } from '#server/assistant/waiting/resolve-question.ts'

/** Whether it is asked who paid whom. */
export function asksPayer({ choices }: OpenEntry): boolean {
  return choices.some(({ kind }) => kind !== undefined)
}

/** The answer to "Did you pay Sarah, or did Sarah pay you?": a choice, or who paid in words of one's own. */
export function resolvePayer(sentence: OpenSentence, { choices }: OpenEntry, { message }: Given): Resolution {
  const words = plainWords(message)
  const kind = paidMe.test(words) ? 'income' : paidByMe.test(words) ? 'spend' : null
  const chosen =
    choices.find(({ label }) => isSaid(label, message)) ??
    (isShort(words) ? (choices.find((choice) => choice.kind === kind) ?? chosenByPlace(choices, words)) : undefined)
  if (chosen)
    return {
      means: 'answered',
      entries: completed(sentence.entries, { amountMinor: chosen.amountMinor, kind: chosen.kind }),
    }
  return isRefusal(message) ? { means: 'dropped' } : { means: 'other' }
}

const lead = `^(?:(?:no|yes|yeah|oh|um|it was|that was|actually|well),? )*`
/** "she paid me", "from her", "I got it", "income" */
const paidMe = new RegExp(
  String.raw`${lead}(?:(?!i\b|we\b)\S+(?: \S+)? (?:paid|gave|sent|owed|handed|transferred) me\b|(?:s?he|they) (?:did|paid|paid it)$|(?:i|we) (?:got|received) (?:it|that|the money)\b|(?:it (?:came )?)?from (?:him|her|them|\p{L}+)$|(?:an? )?(?:income|incoming)$|came in$)`,
  'u',
)
/** "I paid her", "I did", "me", "a spend" */
const paidByMe = new RegExp(
  String.raw`${lead}(?:(?:i|we) (?:did|(?:paid|gave|sent|owed|handed|lent)\b)|(?:paid|gave|sent) (?:him|her|them|\p{L}+)$|me$|i paid$|to (?:him|her|them|\p{L}+)$|(?:an? )?(?:spend|expense|payment)$|(?:it )?went out$)`,
  'u',
)
