/**
 * What a person tells, without what they ask: nothing may be written on the strength of a question. "Lunch 12, how much is
 * left?" leaves "Lunch 12", "did I spend 20 at Zara?" leaves nothing.
 */
export function tellingPart(text: string): string {
  return parts(text)
    .map(({ told }) => told)
    .filter((told) => /[\p{L}\p{N}]/u.test(told))
    .join(' ')
    .trim()
}

/** Each sentence of a text, cut where its question begins; either side may be empty. */
export function parts(text: string): { told: string; asked: string }[] {
  return sentences(text).map((sentence) => {
    const start = questionStart(sentence)
    return {
      told: sentence.slice(0, start).trim(),
      asked: sentence
        .slice(start)
        .replace(/^[\s,;:]+(?:and |but )?/u, '')
        .trim(),
    }
  })
}

const verb = "(?:'s|s|'d| did| do| does| is| are| was| were| have| has| had| will| would| can| could| should)"
const asks = new RegExp(
  String.raw`(?:^|[,;:]\s*|\s(?:and|but)\s+)(?:and |but |okay |ok |hey |well |penny,? )*(?:` +
    String.raw`(?:what|where|when|why|who|which)${verb}\b|which\s|what (?:about|kind|sort)\b|` +
    String.raw`how (?:much|many|far|long|often|big|am|are|is|was|were|did|do|does|has|have|come|well|close)\b|` +
    String.raw`(?:did|do|does|have|has|had|am|should) (?:i|we|my|you|it)\b|` +
    String.raw`(?:is|are|was|were) (?:i|we|my|our|it|that|this|there|the|you)\b|` +
    String.raw`(?:show|tell|give|remind) (?:me|us)\b|(?:any|anything|i wonder|wondering)\b)`,
  'iu',
)
const requests = /^\W*(?:please|can you|could you|would you|will you|can we|add|log|record|put|note|set|make|save)\b/iu

function questionStart(sentence: string): number {
  const asked = asks.exec(sentence)
  if (asked) return asked.index
  return /\?\s*$/.test(sentence) && !requests.test(sentence) ? 0 : sentence.length
}

/** Cut after the mark that ends each; a point inside a number ends nothing. */
function sentences(text: string): string[] {
  return text.split(/(?<=[.!?\n])\s+/u)
}
