import type { Clause } from '#domain/understanding/clause.ts'
import { leadingWords, withPieces } from '#domain/understanding/reading.ts'
import { fillers } from '#domain/understanding/words/function-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { isAmount, phraseText } from '#domain/understanding/words/piece.ts'

/** "what did we spend on food in May, I need to tell my husband": the question without why it is asked. */
export function withoutWhy(clause: Clause): Clause {
  if (!asks.test(leadingWords(clause, fillers))) return clause
  const { pieces } = clause
  const at = pieces.findIndex((piece, index) => {
    if (index < LEAST_OF_QUESTION) return false
    const isPaused = piece.type === 'separator'
    return (isPaused ? why : joined).test(phraseText(pieces.slice(isPaused ? index + 1 : index)))
  })
  const reason = at < 0 ? [] : pieces.slice(at)
  if (
    reason.length === 0 ||
    reason.some((piece) => isAmount(piece) || piece.type === 'day' || asking.test(` ${piece.norm} `))
  )
    return clause
  return { ...withPieces(clause, pieces.slice(0, at)), to: reason[0]?.from ?? clause.to }
}

const LEAST_OF_QUESTION = 3
const asks = pattern`^ (?:(?:so|and|but|hey|please|(?:can|could|will|would) you|tell me|show me|give me) )*(?:how|what|whats|hows|when|where
  |which|who|did|do|does|have|has|am|are|is|was|were|show|total|any) `
/** What asks or orders more, or says of what time. */
const asking = pattern` (?:how|what|whats|which|when|where|show|tell me|delete|remove|change|undo|week|weekend|month|quarter|year|january|february|march|april|may|june|july|august|september
  |october|november|december) `
const joined = /^ (?:because|cause|cos) (?:i|im|ive|we|were|my|our|its|it|that|thats|he|she|they) /
const why = pattern`^ (?:(?:and|but|so|because|cause|cos|since|as|just) )*(?:(?:i|we) (?:need|want|wanna|have|gotta|must|should|ought|promised|feel|keep|share|always|am|are|was|think|would)
  |(?:im|ive|id|ill|weve|were|well) \S+|(?:its|it is|thats|that is) (?:for|because|so|what|something)
  |(?:my|our|the) \S+ (?:wants?|needs?|asked|asks|is|was|has|says|thinks|keeps|will)) `
