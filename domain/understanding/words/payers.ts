import { wordSet } from '#domain/understanding/words/word-set.ts'

/** Who pays for what one had, though it is nobody: "paid by work", "insurance covered half". */
export const payers = wordSet('work office company firm employer insurance school team job boss')
/** What such a one does: "work paid half". */
export const paysFor = /^(?:paid|pays|covered|covers)$/
