import { useSyncExternalStore } from 'react'
import { type CurrencyFormat, usualCurrency } from '#shared/money.ts'

let current = usualCurrency
const listeners = new Set<() => void>()

/** Sets how amounts are formatted everywhere from now on. */
export function setCurrencyFormat(format: CurrencyFormat): void {
  current = format
  for (const listener of listeners) listener()
}

/** The current format of amounts. */
export const useCurrencyFormat = (): CurrencyFormat =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => current,
  )
