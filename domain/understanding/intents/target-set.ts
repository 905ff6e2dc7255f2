import type { Clause } from '#domain/understanding/clause.ts'
import { isAim } from '#domain/understanding/intents/aim.ts'
import { shapeOf } from '#domain/understanding/intents/order.ts'
import { pattern, unitSaid } from '#domain/understanding/words/pattern.ts'
import { isAmount, type Piece } from '#domain/understanding/words/piece.ts'

/** "set a target of 300 for food", "my target is 5000 for the boat": a sum to reach or to keep to, and no shop of that name. */
export function setsTarget({ pieces, words }: Clause): boolean {
  return words.includes(' target ') && targetOrder.test(shapeOf(pieces))
}
const kinds = '(?:(?:new|monthly|savings?|spending) )*target'
const unitAndFor = `${unitSaid}(?:(?:(?:a|per|each|every) month|monthly) )?(?:for|towards?) `
const asked = '^ (?:(?:i|we|id|wed) (?:would )?)?'
const targetOrder = pattern`${asked}(?:set|create)(?: up)?(?: me| us)? (?:(?:an?|my|our|the|another) )?${kinds} (?:(?:of|at|to) )?0 ${unitAndFor}
  |${asked}(?:make|have|put|add|start|give|want|like|need)(?: me| us)? (?:an?|my|our|another) ${kinds} (?:of|at) 0 ${unitAndFor}
  |^ (?:set|create)(?: up)?(?: me| us)? (?:an?|my|our|another) ${kinds} (?:for|towards?) (?:(?!0 )\S+ ){1,4}?(?:(?:of|at) )?0 
  |^ (?:(?:an?|my|our|the|new) )+${kinds} (?:of|is|should be) 0 ${unitAndFor}`

/** "set a target of 300 for my spending", "… of 500 for this month": of all that is spent. */
export function setsTargetOfAll(clause: Clause): boolean {
  return setsTarget(clause) && ofAll.test(clause.words)
}
const ofAll =
  / for (?:(?:my|all|all my|the|total|monthly|overall|this|next|every) )*(?:spending|expenses|everything|month|week|year) /

/** "set a target of 80000 for the bike": of what one saves for; "for food", "for the gym" and "for this month" are what one pays, and when. */
export function setsTargetToSave(clause: Clause): boolean {
  if (!setsTarget(clause) || / (?:(?:a|per|each|every) month|monthly|spending) /.test(clause.words)) return false
  const { pieces } = clause
  const target = pieces.findIndex(({ norm }) => norm === 'target')
  const lead = pieces.findIndex(({ norm }, at) => at > target && /^(?:for|towards?)$/.test(norm))
  const sum = pieces.findIndex((piece, at) => at > lead && isAmount(piece))
  const what = pieces.slice(lead + 1, sum < 0 ? undefined : sum).filter((piece) => !isBeside(piece))
  return what.length > 0 && isAim(what)
}

/** When it is to be reached, and what leads to the sum. */
function isBeside({ type, norm }: Piece): boolean {
  return type === 'day' || type === 'separator' || type === 'end' || /^(?:of|at|to)$/.test(norm)
}
