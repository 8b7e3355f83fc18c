import { useSyncExternalStore } from 'react'
import { withinColumns } from '../../rules/scale.ts'

/** The cell of the board that the arrow keys are at. */
export interface Cursor {
  /** The row’s key. */
  key: string
  column: number
  /** Nobody went there: it is where Tab comes in. */
  isStart?: boolean
}

/** Outside React’s state, so that only the row left and the row entered are drawn again. */
export function makeCursorStore() {
  let current: Cursor | null = null
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    set: (next: Cursor) => {
      if (current?.key === next.key && current.column === next.column && current.isStart === next.isStart)
        return
      current = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
export type CursorStore = ReturnType<typeof makeCursorStore>

/** The column of the cursor in a row of so many; undefined in others. */
export const useCursorIn = (store: CursorStore, key: string, columns: number): number | undefined =>
  useSyncExternalStore(store.subscribe, () => {
    const cursor = store.get()
    return cursor?.key === key ? withinColumns(cursor.column, columns) : undefined
  })

export const useCursor = (store: CursorStore): Cursor | null =>
  useSyncExternalStore(store.subscribe, store.get)
