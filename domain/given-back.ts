/**
 * What was told of money that went back to a person. `minor` is what was given back of the payment by then, in integer minor units: by the
 * seller it only grows; a bank takes it in a dispute and returns it where the dispute is won. `at` is ISO 8601.
 */
export type GivenBack = { by: 'seller' | 'bank'; minor: number; at: string }

/** What is given back of one payment, whatever order it was told in: the most by the seller, and the bank's newest word. */
export function givenBackOf(told: GivenBack[]): number {
  const bySeller = told.filter(({ by }) => by === 'seller').map(({ minor }) => minor)
  const byBank = told.filter(({ by }) => by === 'bank').reduce<GivenBack | null>(newer, null)
  return Math.max(0, ...bySeller) + (byBank?.minor ?? 0)
}

function newer(one: GivenBack | null, other: GivenBack): GivenBack {
  return one && one.at > other.at ? one : other
}
