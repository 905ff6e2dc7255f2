import { type Day, dayNumber, endOfMonth } from '#domain/calendar.ts'
import { budgetCategoryOf } from '#domain/category.ts'
import type { Currency } from '#domain/currency.ts'
import { formatMoney } from '#domain/money.ts'
import { sayBalance } from '#server/assistant/answers/balance.ts'
import { sayAllBudgets } from '#server/assistant/answers/budget.ts'
import { rowsOf } from '#server/assistant/answers/summary.ts'
import type { Room } from '#server/assistant/questions/money-left.ts'

/**
 * What can still be spent: the budget of what is wished for comes first, then all budgets, then the month, then the balance. Nothing
 * is promised, only what is recorded is told.
 */
export function sayRoom(room: Room, currency: Currency): string {
  const { budgets, wish, balances } = room
  const money = (amountMinor: number) => formatMoney(Math.abs(amountMinor), currency)
  const category = wish?.category ? budgetCategoryOf(wish.category) : null
  const budget = budgets.budgets.find((each) => each.category === category)
  if (budget) {
    const { leftMinor } = budget
    const left = leftMinor < 0 ? `You are ${money(leftMinor)} over` : `${money(leftMinor)} left`
    const standing = `${left} for ${budget.category} this month`
    const price = wish?.amountMinor ?? null
    if (price === null) return `${standing}.`
    const after = leftMinor - price
    return after < 0
      ? `${standing}, so ${money(price)} would put you ${money(after)} over.`
      : `${standing}, so ${money(price)} would leave ${money(after)}.`
  }
  const isUnlimited = category !== null && category !== undefined
  if (budgets.budgets.length > 0 && !(isUnlimited && room.earned.count > 0))
    return `${isUnlimited ? `There is no budget for ${category}. ` : ''}${sayAllBudgets(budgets, currency)}`
  if (room.earned.count > 0) {
    const price = wish?.amountMinor ?? null
    const leftMinor = room.earned.totalMinor - room.spent.totalMinor
    const after =
      price === null
        ? ''
        : ` ${money(price)} would ${leftMinor < price ? 'be' : 'leave'} ${money(leftMinor - price)}${leftMinor < price ? ' too much' : ''}.`
    return `${sayMonth(room, currency)}${after}`
  }
  if (balances.accounts.length + balances.cards.length > 0) return sayBalance(balances, currency)
  return 'I know of no budget, income or account yet. Say "set dining to 300", and I can tell what is left of it.'
}

/** "That is about $23.63 a day.", of what is left for the rest of the month, today included; empty where nothing is. */
export function sayRoomADay({ budgets, wish, spent, earned }: Room, today: Day, currency: Currency): string {
  const category = wish?.category ? budgetCategoryOf(wish.category) : null
  const budget = budgets.budgets.find((each) => each.category === category)
  const ofMonth = earned.totalMinor - spent.totalMinor
  const leftMinor = budget?.leftMinor ?? (budgets.budgets.length > 0 ? budgets.total.leftMinor : ofMonth)
  const days = dayNumber(endOfMonth(today)) - dayNumber(today) + 1
  return leftMinor > 0 ? `That is about ${formatMoney(Math.floor(leftMinor / days), currency)} a day.` : ''
}

/** "This month $2,500.00 came in and $1,200.00 went out, over 14 entries. $120.00 of $400.00 left this month, across 2 budgets." */
export function sayStanding(room: Room, currency: Currency): string {
  const { spent, earned, budgets } = room
  const left = budgets.budgets.length > 0 ? ` ${sayAllBudgets(budgets, currency)}` : ''
  if (spent.count + earned.count === 0) return `Nothing is recorded this month yet.${left}`
  return `${sayMonth(room, currency)}${left}`
}

function sayMonth({ spent, earned }: Room, currency: Currency): string {
  const money = (amountMinor: number) => formatMoney(amountMinor, currency)
  const rows = rowsOf(spent.count + earned.count)
  if (earned.count === 0) return `This month ${money(spent.totalMinor)} went out, ${rows}.`
  if (spent.count === 0) return `This month ${money(earned.totalMinor)} came in, ${rows}, and nothing went out.`
  const left = earned.totalMinor - spent.totalMinor
  const so = left < 0 ? `${money(-left)} more than came in` : `so ${money(left)} is left`
  return `This month ${money(earned.totalMinor)} came in and ${money(spent.totalMinor)} went out, ${rows}, ${so}.`
}
