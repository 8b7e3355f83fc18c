import { useSyncExternalStore } from 'react'
import type { Candidate } from '#areas/scheduler/contract/booking.ts'
import type { Held, Proposal } from '../../rules/proposal.ts'

export interface Dragging {
  held: Held
  /** What dropping it now would do; null where it would do nothing. */
  proposal: Proposal | null
  /** The best that are free, for where it is refused. */
  alternatives: readonly Candidate[]
}

/**
 * What is being dragged, outside React’s state: only the row under it and the words at the pointer are drawn again
 * while it moves.
 */
export function makeDragStore() {
  let current: Dragging | null = null
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    set: (next: Dragging | null) => {
      current = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
export type DragStore = ReturnType<typeof makeDragStore>

export const useDragging = (store: DragStore): Dragging | null =>
  useSyncExternalStore(store.subscribe, store.get)

/** Where in a row it would be drawn, if it is over this one. */
export const useDropBox = (store: DragStore, key: string): Proposal | null =>
  useSyncExternalStore(store.subscribe, () => {
    const proposal = store.get()?.proposal
    return proposal?.box?.key === key ? proposal : null
  })

export const useIsDragging = (store: DragStore): boolean =>
  useSyncExternalStore(store.subscribe, () => store.get() !== null)
