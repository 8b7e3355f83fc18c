import { useCallback, useState } from 'react'
import type { PlacedChip } from '../rules/scale.ts'

/** Which chips are chosen, by id: one by a press, more with Ctrl, those in between with Shift, many with a lasso. */
export function useSelection() {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [anchor, setAnchor] = useState<number | null>(null)

  const choose = useCallback(
    (
      id: number,
      keys: { ctrlKey: boolean; metaKey: boolean; shiftKey: boolean },
      row: readonly PlacedChip[],
    ) => {
      if (keys.shiftKey) return setChosen(between(row, anchor ?? id, id))
      setAnchor(id)
      if (!keys.ctrlKey && !keys.metaKey) return setChosen(new Set([id]))
      return setChosen((before) => {
        const next = new Set(before)
        if (!next.delete(id)) next.add(id)
        return next
      })
    },
    [anchor],
  )
  const chooseAll = useCallback((ids: Iterable<number>) => setChosen(new Set(ids)), [])
  const clear = useCallback(() => setChosen(new Set()), [])
  return { chosen, choose, chooseAll, clear }
}
export type Selection = ReturnType<typeof useSelection>

/** The chips of a row from one to another. */
function between(row: readonly PlacedChip[], from: number, to: number): Set<number> {
  const ids = row.map(({ chip }) => chip.id)
  const [start, end] = [ids.indexOf(from), ids.indexOf(to)].toSorted((a, b) => a - b)
  return new Set(start === undefined || start === -1 || end === undefined ? [to] : ids.slice(start, end + 1))
}
