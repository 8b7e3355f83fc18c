import { createContext, useContext } from 'react'

/** The nonce of this answer's Content-Security-Policy, for parts that must write a style element. */
export const NonceContext = createContext('')

export const useNonce = (): string => useContext(NonceContext)

/**
 * Tells the library that locks scrolling behind a dialog. It reads this global when it writes its
 * style element and offers no other way.
 */
export function shareNonce(nonce: string): void {
  Object.assign(globalThis, { __webpack_nonce__: nonce })
}
