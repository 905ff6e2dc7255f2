import type { TurnOutcome } from '#domain/views.ts'

type Saved = TurnOutcome['saved'][number]

/** How a budget stood after a turn, and how much of it the turn's own entries are. */
export type BudgetEffect = { budget: NonNullable<Saved['budget']>; addedMinor: number }

/** One effect a budget, in the order said. A budget of which something was taken back is left out: its figures hold no more. */
export function budgetEffects(saved: readonly Saved[], undone: readonly number[]): BudgetEffect[] {
  const effects = new Map<string, BudgetEffect & { isWhole: boolean }>()
  for (const { transaction, changeId, budget } of saved) {
    if (!budget) continue
    const known = effects.get(budget.category)
    effects.set(budget.category, {
      budget,
      addedMinor: (known?.addedMinor ?? 0) + transaction.amountMinor,
      isWhole: (known?.isWhole ?? true) && !undone.includes(changeId),
    })
  }
  return [...effects.values()]
    .filter(({ isWhole }) => isWhole)
    .map(({ budget, addedMinor }) => ({ budget, addedMinor }))
}
