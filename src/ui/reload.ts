/** Puts away what a form holds; whether all of it comes back after the reload. */
type Keep = () => boolean

const keepers = new Set<Keep>()
let isUnderWay = false

/** What is to be done before the page is reloaded. Returns how to forget it. */
export function beforeReload(keep: Keep): () => void {
  keepers.add(keep)
  return () => void keepers.delete(keep)
}

/** Reloads the page; what was typed is kept for it. */
export function reload(): void {
  isUnderWay = [...keepers].map((keep) => keep()).every(Boolean)
  location.reload()
}

/** While all that is typed comes back, nobody needs to be asked. */
export const losesNothing = (): boolean => isUnderWay
