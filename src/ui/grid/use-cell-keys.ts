import { type RefObject, useEffect, useRef } from 'react'

export interface Place {
  row: number
  column: number
}

const moves: Readonly<Record<string, (place: Place, last: Place) => Place>> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, last) => ({ row, column: last.column }),
  PageUp: ({ row, column }) => ({ row: row - 10, column }),
  PageDown: ({ row, column }) => ({ row: row + 10, column }),
}

const between = (value: number, last: number): number => Math.max(0, Math.min(value, last))

/** Arrow keys, Home, End, Page Up and Page Down move from cell to cell; one cell at a time is in the tab order. */
export function useCellKeys({
  scroller,
  at,
  last,
  rowHeight,
  onMove,
}: {
  scroller: RefObject<HTMLElement | null>
  at: Place
  last: Place
  rowHeight: number
  onMove: (to: Place) => void
}) {
  const moved = useRef(false)
  useEffect(() => {
    if (!moved.current) return
    moved.current = false
    const cell = scroller.current?.querySelector<HTMLElement>(`[data-cell="${at.row}:${at.column}"]`)
    cell?.focus({ preventScroll: true })
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
  useEffect(() => {
    const element = scroller.current
    const onKeyDown = (event: KeyboardEvent) => {
      const move = moves[event.key]
      if (!move || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      const wanted = move(at, last)
      const to = { row: between(wanted.row, last.row), column: between(wanted.column, last.column) }
      // A row that is not drawn yet has to be scrolled to before it can take the focus.
      if (Math.abs(to.row - at.row) > 1) element?.scrollTo({ top: (to.row - 3) * rowHeight })
      moved.current = true
      onMove(to)
    }
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  })
}
