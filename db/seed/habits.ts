import type { TransactionCategory } from '#domain/category.ts'

/** Where the money of an entry comes from or goes to. */
export type PurseName = 'checking' | 'savings' | 'credit' | 'debit'

/** Something bought now and then, between two prices in minor units. */
export type Habit = {
  merchant: string
  category: TransactionCategory
  low: number
  high: number
  weight: number
  /** How much likelier on Saturdays and Sundays. */
  weekend?: number
  /** Months (1 to 12) in which it is likelier, and by how much. */
  season?: { months: readonly number[]; factor: number }
}

const summerAndYearsEnd = { months: [6, 7, 12], factor: 6 }
const presents = { months: [11, 12], factor: 1.8 }

export const habits: readonly Habit[] = [
  { merchant: 'Blue Bottle Coffee', category: 'Food & Dining', low: 450, high: 925, weight: 16 },
  { merchant: 'Trader Joe’s', category: 'Food & Dining', low: 2400, high: 9200, weight: 10, weekend: 1.6 },
  { merchant: 'Corner Bakery', category: 'Food & Dining', low: 380, high: 1450, weight: 8, weekend: 1.8 },
  { merchant: 'Chipotle', category: 'Food & Dining', low: 1095, high: 1680, weight: 7 },
  { merchant: 'Ramen House', category: 'Food & Dining', low: 1600, high: 3400, weight: 4, weekend: 1.5 },
  { merchant: 'Osteria Luna', category: 'Food & Dining', low: 3800, high: 9600, weight: 2, weekend: 3 },
  { merchant: 'Whole Foods', category: 'Food & Dining', low: 1900, high: 8400, weight: 5, weekend: 1.5 },
  { merchant: 'City Metro', category: 'Transportation', low: 275, high: 550, weight: 13, weekend: 0.4 },
  { merchant: 'Uber', category: 'Transportation', low: 890, high: 3400, weight: 5, weekend: 1.7 },
  { merchant: 'Shell', category: 'Transportation', low: 3100, high: 5600, weight: 4 },
  { merchant: 'City Parking', category: 'Transportation', low: 400, high: 1800, weight: 3, weekend: 1.5 },
  { merchant: 'Amazon', category: 'Shopping', low: 899, high: 8900, weight: 5, season: presents },
  { merchant: 'Target', category: 'Shopping', low: 1200, high: 7400, weight: 3, weekend: 2, season: presents },
  { merchant: 'Uniqlo', category: 'Shopping', low: 1990, high: 9900, weight: 1, weekend: 2, season: presents },
  { merchant: 'Powell’s Books', category: 'Shopping', low: 999, high: 4600, weight: 2, season: presents },
  { merchant: 'IKEA', category: 'Shopping', low: 1499, high: 21_900, weight: 0.5, weekend: 3 },
  { merchant: 'Alamo Drafthouse', category: 'Entertainment', low: 1450, high: 4200, weight: 2, weekend: 3 },
  { merchant: 'Steam', category: 'Entertainment', low: 499, high: 5999, weight: 1, weekend: 2 },
  { merchant: 'Ticketmaster', category: 'Entertainment', low: 4500, high: 14_800, weight: 0.5 },
  { merchant: 'CVS Pharmacy', category: 'Healthcare', low: 599, high: 4800, weight: 2 },
  { merchant: 'Dr. Patel', category: 'Healthcare', low: 2500, high: 9000, weight: 0.5, weekend: 0 },
  { merchant: 'Coursera', category: 'Education', low: 2900, high: 4900, weight: 0.3 },
  {
    merchant: 'Delta Air Lines',
    category: 'Travel',
    low: 14_900,
    high: 48_000,
    weight: 0.15,
    season: summerAndYearsEnd,
  },
  { merchant: 'Airbnb', category: 'Travel', low: 9800, high: 39_000, weight: 0.15, season: summerAndYearsEnd },
  { merchant: 'Barber on Fifth', category: 'Other', low: 2800, high: 4500, weight: 0.8 },
  { merchant: 'Post Office', category: 'Other', low: 480, high: 2600, weight: 0.6, weekend: 0, season: presents },
]

/** Something paid or received on a day of its own. */
export type Regular = {
  merchant: string
  category: TransactionCategory
  /** In minor units, as it is today. */
  price: number
  purse: PurseName
  /** The day of the month, the last where the month is shorter; or each week on a day, Monday being 0. */
  on: { date: number; everyMonths?: number } | { weekday: number }
  /** What it cost earlier, up to so many days ago. */
  earlier?: { price: number; untilDaysAgo: number }
  /** Rises and falls by up to this part, as a bill by the meter does. */
  swing?: number
  /** Only between so many days ago and so many days ago. */
  fromDaysAgo?: number
  endedDaysAgo?: number
}

const employer = { merchant: 'Northwind Studio', category: 'Income', price: 262_500, purse: 'checking' } as const

export const regulars: readonly Regular[] = [
  { ...employer, on: { date: 15 }, earlier: { price: 251_000, untilDaysAgo: 200 } },
  { ...employer, on: { date: 31 }, earlier: { price: 251_000, untilDaysAgo: 200 } },
  { merchant: 'Savings interest', category: 'Income', price: 2140, purse: 'savings', on: { date: 30 }, swing: 0.2 },
  {
    merchant: 'Maple Street Apartments',
    category: 'Bills',
    price: 149_500,
    purse: 'checking',
    on: { date: 1 },
    earlier: { price: 145_000, untilDaysAgo: 240 },
  },
  { merchant: 'City Power & Light', category: 'Bills', price: 8600, purse: 'checking', on: { date: 12 }, swing: 0.35 },
  { merchant: 'Brightline Internet', category: 'Bills', price: 5999, purse: 'checking', on: { date: 8 } },
  { merchant: 'Tello Mobile', category: 'Bills', price: 2900, purse: 'credit', on: { date: 20 } },
  {
    merchant: 'Netflix',
    category: 'Entertainment',
    price: 1799,
    purse: 'credit',
    on: { date: 5 },
    earlier: { price: 1549, untilDaysAgo: 29 },
  },
  {
    merchant: 'Spotify',
    category: 'Entertainment',
    price: 1199,
    purse: 'credit',
    on: { date: 17 },
    earlier: { price: 1099, untilDaysAgo: 150 },
  },
  { merchant: 'iCloud', category: 'Bills', price: 299, purse: 'credit', on: { date: 23 } },
  { merchant: 'Hulu', category: 'Entertainment', price: 1899, purse: 'credit', on: { date: 11 }, endedDaysAgo: 120 },
  { merchant: 'Planet Fitness', category: 'Healthcare', price: 2499, purse: 'credit', on: { date: 3 } },
  {
    merchant: 'Piano lessons',
    category: 'Education',
    price: 4500,
    purse: 'checking',
    on: { weekday: 2 },
    fromDaysAgo: 170,
  },
  { merchant: 'Geico', category: 'Transportation', price: 21_240, purse: 'checking', on: { date: 9, everyMonths: 3 } },
  { merchant: 'Amazon Prime', category: 'Shopping', price: 13_900, purse: 'credit', on: { date: 26, everyMonths: 12 } },
]
