import type { ComponentType } from 'react'

/** Work not yet sent to the server, which a reload would lose. */
interface Unsent {
  isAny: () => boolean
  listen: (listener: () => void) => () => void
  /** Shows how much is waiting; also shown where a screen failed to load. */
  Pill: ComponentType
}

let unsent: Unsent | undefined

/** Its code loads with the screens that need it. */
export const keepUnsent = (kept: Unsent): void => {
  unsent = kept
}
export const unsentWork = (): Unsent | undefined => unsent
export const isAnyUnsent = (): boolean => unsent?.isAny() ?? false
export const onUnsent = (listener: () => void): (() => void) => unsent?.listen(listener) ?? (() => {})
