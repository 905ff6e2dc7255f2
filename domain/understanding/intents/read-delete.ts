import { merchantOf } from '#domain/understanding/entries/merchant.ts'
import type { ClarifyFrame, DeleteFrame, UndoFrame } from '#domain/understanding/frame.ts'
import { clauseSpan, leadingWords, type Reading, says, startsWith } from '#domain/understanding/reading.ts'
import { fillers } from '#domain/understanding/words/function-words.ts'
import { smallNumber } from '#domain/understanding/words/number-words.ts'

const undoStarts =
  'undo|take that back|take it back|scratch that|strike that|scratch it|cancel that|cancel it|revert|put it back|put that back|reverse that|i take that back|can you undo|please undo|go back|roll that back|never mind that last|cancel the last|that was a mistake|nevermind undo|unsay that|i didnt mean that|forget that|reverse the last|oops undo|cancel last|i want to undo|could you undo|lets undo|cancel what you just|take back what|reverse what you'.split(
    '|',
  )
const deleteVerbs =
  'forget the last|chuck out|throw out|throw away|toss out|delete|remove|erase|get rid of|take off|drop the|take out the|take out that|take out my|take off that|scrap the|scrap that|bin the|bin that|trash the|trash that|clear the|ditch the|take the|get the|get that|kill the|lose the|drop that|drop my|scratch the|cancel the|void the|lose that|strike the|wipe out the|wipe the|wipe out that|scrub the|cut the|nuke the'.split(
    '|',
  )

const sorry = /^ ((oops|whoops|sorry|wait|no|oh no|no no|no no no|shoot|hang on|nope|actually) )+/

/** "undo", "scratch that" said alone. */
export function readUndo({ clause }: Reading): UndoFrame[] | null {
  const words = leadingWords(clause, fillers)
    .replace(sorry, ' ')
    .replace(/^ (can|could|would) you (please )?/, ' ')
  const several = severalLast.exec(words)
  const count = several ? (smallNumber(several[1] ?? '') ?? Number(several[1])) : 1
  const counted = several !== null || /^ (please )?undo (the |my )?(last |previous )?(\w+ )?$/.test(words)
  if (says(clause, 'standing order', 'direct debit', 'subscription')) return null
  if (clause.pieces.length > 9 || (!counted && clause.pieces.some((piece) => piece.type === 'amount' && !piece.struck)))
    return null
  if (startsWith(words, 'cancel', 'go back') && clause.pieces.length > 4 && !says(clause, 'last', 'one', 'what you'))
    return null
  if (
    !startsWith(words, ...undoStarts) &&
    !several &&
    !says(clause, 'undo that', 'undo it', 'undo the last') &&
    !clause.words.endsWith(' undo ') &&
    !(clause.pieces.length <= 5 && says(clause, 'undo'))
  )
    return null
  return Array.from({ length: Math.min(Math.max(count, 1), MOST_TURNS) }, () => ({
    intent: 'undo',
    spans: clauseSpan(clause),
    confidence: 0.95,
  }))
}

/** "undo the last two": each takes back one turn. */
const severalLast =
  /^ (?:please )?undo (?:(?:the|my|those|both) )*(?:last |previous |latest )?(\d+|two|three|four|five|six|seven|eight|nine|ten) (?:of them |entries |things |ones |turns |changes )?$/
const MOST_TURNS = 10

const lastWords = new Set(
  'last|latest|that|it|this|previous|recent|transaction|entry|one|expense|just|purchase|spend|item|record|thing|payment|please|most|added'.split(
    '|',
  ),
)

/** "delete the last one", "remove the coffee". */
export function readDelete({ clause, text }: Reading): DeleteFrame | ClarifyFrame | null {
  const words = leadingWords(clause, fillers).replace(sorry, ' ')
  const asked = words.replace(
    /^ (can|could|would|will|can you|could you|would you|i want to|i need to|id like to|go ahead and|lets|you can|want to) /,
    ' ',
  )
  const polite = asked.replace(/^ (you|to) /, ' ').replace(/^ please /, ' ')
  if (
    says(
      clause,
      ...'calendar|alarm|alarms|reminder|playlist|email|contact|song|shopping list|todo list|do list|meeting|app|account|my card|the card|this card|that card|credit card|debit card|bank card'.split(
        '|',
      ),
    )
  )
    return null
  const verb = deleteVerbs.find((phrase) => startsWith(polite, phrase))
  if (!verb) return null
  if (/^(take the|take off|take out the|get the|get that)$/.test(verb) && !says(clause, 'off', 'out', 'away'))
    return null
  if (verb === 'drop the' && (clause.pieces.length > 6 || says(clause, 'to'))) return null
  if (says(clause, 'about to say', 'write anything', 'was going to')) return null
  const target = targetOf(clause.pieces, text, verb)
  const base = { intent: 'delete' as const, spans: clauseSpan(clause), confidence: 0.92 }
  return target === null ? base : { ...base, target: { merchant: target } }
}

/** "mortgage payment", "dentist visit": the word for what kind of entry it was is no part of its name. */
export function withoutKind(merchant: string): string {
  return merchant.replace(/ (payment|charge|visit|purchase|order|entry|expense|thing|one|bit)$/i, '')
}

function targetOf(pieces: Reading['clause']['pieces'], text: string, verb: string): string | null {
  const skip = new Set([
    ...verb.split(' '),
    'take out',
    'remove',
    'delete',
    'it',
    'can',
    'could',
    'you',
    'please',
    'entry',
    'transaction',
    'expense',
    'purchase',
    'payment',
    'charge',
    'off',
    'out',
    'away',
    'list',
    'my',
    'spending',
    'go',
    'ahead',
    'record',
    'spend',
    'log',
  ])
  const told = pieces.findIndex(
    ({ norm }, at) =>
      at > 2 && /^(i|we)$/.test(norm) && /^(added|logged|put|said|made)$/.test(pieces[at + 1]?.norm ?? ''),
  )
  const pause = pieces.findIndex(({ type }, at) => at > 1 && type === 'separator')
  const end = Math.min(...[told, pause].map((at) => (at < 0 ? pieces.length : at)))
  const kept = pieces.filter(
    (piece) =>
      !(piece.type === 'word' && (skip.has(piece.norm) || lastWords.has(piece.norm))) &&
      !skip.has(piece.norm) &&
      piece.type !== 'amount' &&
      piece.type !== 'day',
  )
  const named =
    merchantOf(
      kept.filter((piece) => pieces.indexOf(piece) < end),
      text,
    ) ?? merchantOf(kept, text)
  return named ? withoutKind(named.merchant) : null
}
