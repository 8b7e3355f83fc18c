/** What is open over the page: the palette or the screen's help. */
export type Overlay = 'palette' | 'help' | null

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
