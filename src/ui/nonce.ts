import { createContext, useContext } from 'react'

/** The nonce from this page's Content-Security-Policy, for parts that must add a style element. */
export const NonceContext = createContext('')

export const useNonce = (): string => useContext(NonceContext)

/**
 * For the library that locks scrolling behind a dialog: it reads this global when it adds its style element
 * and offers no other way.
 */
export function shareNonce(nonce: string): void {
  Object.assign(globalThis, { __webpack_nonce__: nonce })
}
