/** Stores what a form holds; says whether all of it will come back after the reload. */
type Keep = () => boolean

const keepers = new Set<Keep>()
let isUnderWay = false

/** Registers work to do before the page reloads. Returns how to unregister it. */
export function beforeReload(keep: Keep): () => void {
  keepers.add(keep)
  return () => void keepers.delete(keep)
}

/** Reloads the page, keeping what was typed. */
export function reload(): void {
  isUnderWay = [...keepers].map((keep) => keep()).every(Boolean)
  location.reload()
}

/** When everything typed will come back, there is no need to ask. */
export const losesNothing = (): boolean => isUnderWay
