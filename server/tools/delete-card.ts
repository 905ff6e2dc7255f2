import { type CardRow, toCard } from '#db/read/cards.ts'
import type { WriteTool } from '#server/tools/tool.ts'

/** Removes one card; its entries stay and find it again after an undo (specification §7). Errors: not_found. */
export const deleteCard: WriteTool<'deleteCard'> = {
  effect: 'write',
  async run({ ledger }, { id }) {
    return { card: toCard((await ledger.remove('cards', id)) as CardRow) }
  },
}
