/** What is open over the page: the palette or the list of shortcuts. */
export type Overlay = 'palette' | 'keys' | null

let open: Overlay = null
const listeners = new Set<() => void>()

export function setOverlay(overlay: Overlay): void {
  open = overlay
  for (const listener of listeners) listener()
}

export const openOverlay = (): Overlay => open

export function onOverlay(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
