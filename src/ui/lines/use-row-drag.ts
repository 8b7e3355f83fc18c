import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'

/**
 * Drags a row of a grid by its handle: it changes places with each row whose middle the pointer passes. For
 * mouse, pen and finger; Alt with the arrows does the same by keyboard.
 */
export function useRowDrag(grid: RefObject<HTMLElement | null>, move: (from: number, to: number) => void) {
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])

  return (at: number) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.preventDefault()
    let from = at
    const follow = ({ clientY }: globalThis.PointerEvent) => {
      const rows = [...(grid.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
      const to = placeAt(rows, from, clientY)
      if (to === from) return
      move(from, to)
      from = to
      // Follows the pointer past the edge of the screen.
      rows[to]?.scrollIntoView({ block: 'nearest' })
    }
    const dragging = new AbortController()
    const { signal } = dragging
    stop.current = () => dragging.abort()
    addEventListener('pointermove', follow, { signal })
    for (const end of ['pointerup', 'pointercancel'] as const) addEventListener(end, stop.current, { signal })
  }
}

/** Where a row from `from` belongs when the pointer is at `y`. */
function placeAt(rows: readonly HTMLElement[], from: number, y: number): number {
  const middle = (row: HTMLElement) => {
    const { top, height } = row.getBoundingClientRect()
    return top + height / 2
  }
  const above = rows.findIndex((row, at) => at < from && y < middle(row))
  if (above >= 0) return above
  const below = rows.findLastIndex((row, at) => at > from && y > middle(row))
  return below >= 0 ? below : from
}
