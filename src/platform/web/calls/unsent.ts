import type { ComponentType } from 'react'

/** Work on its way to the server, which is lost when the page is reloaded. */
interface Unsent {
  isAny: () => boolean
  listen: (listener: () => void) => () => void
  /** Says how much of it waits; also where a screen could not be shown. */
  Pill: ComponentType
}

let unsent: Unsent | undefined

/** The code of it comes with the screens that need it. */
export const keepUnsent = (kept: Unsent): void => {
  unsent = kept
}
export const unsentWork = (): Unsent | undefined => unsent
export const isAnyUnsent = (): boolean => unsent?.isAny() ?? false
export const onUnsent = (listener: () => void): (() => void) => unsent?.listen(listener) ?? (() => {})
