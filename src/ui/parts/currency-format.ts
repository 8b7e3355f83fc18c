import { useSyncExternalStore } from 'react'
import { type CurrencyFormat, usualCurrency } from '#shared/money.ts'

let current = usualCurrency
const listeners = new Set<() => void>()

/** Amounts are written so from now on, wherever they stand. */
export function setCurrencyFormat(format: CurrencyFormat): void {
  current = format
  for (const listener of listeners) listener()
}

/** How amounts are written now. */
export const useCurrencyFormat = (): CurrencyFormat =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => current,
  )
