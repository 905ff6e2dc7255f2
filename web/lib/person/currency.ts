import { createContext, useContext } from 'react'
import type { Currency } from '#domain/currency.ts'

/** The currency the person's ledger is kept in. */
export const CurrencyContext = createContext<Currency>('USD')

export function useCurrency(): Currency {
  return useContext(CurrencyContext)
}
