import { createContext, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'

export interface LineMoves {
  insert: (at: number) => void
  remove: (at: number) => void
  move: (from: number, to: number) => void
}

/** What each cell does with a key it does not use itself. */
export const LineKeysContext = createContext<(event: KeyboardEvent<HTMLElement>) => void>(() => {})

interface Place {
  row: number
  cell: string
}

/**
 * Keys of the line grid: Enter goes to the next line (or adds one after the last), Up and Down move between
 * lines, with Alt they move the line itself, Ctrl-Enter adds a line below, Ctrl-Delete removes it.
 */
export function useLineKeys(grid: RefObject<HTMLElement | null>, count: number, moves: LineMoves) {
  const wanted = useRef<Place | null>(null)
  const focus = ({ row, cell }: Place): boolean => {
    const inRow = grid.current?.querySelector(`[data-row="${row}"]`)
    // A text line has only one cell.
    const input =
      inRow?.querySelector<HTMLElement>(`[data-cell="${cell}"]`) ??
      inRow?.querySelector<HTMLElement>('[data-cell="description"]')
    if (!input) return false
    input.focus()
    if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) input.select()
    return true
  }
  useEffect(() => {
    if (wanted.current && focus(wanted.current)) wanted.current = null
  })
  const later = (row: number, cell: string) => {
    wanted.current = { row, cell }
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = placeOf(event.target)
    if (!at || event.defaultPrevented) return
    const { row, cell } = at
    const ctrl = event.ctrlKey || event.metaKey
    const steps: Record<string, () => void> = {
      Enter: () => {
        if (ctrl || row === count - 1) {
          moves.insert(row + 1)
          later(row + 1, 'description')
        } else focus({ row: row + 1, cell })
      },
      ArrowUp: () => step(-1),
      ArrowDown: () => step(1),
      Delete: () => takeOut(),
      Backspace: () => takeOut(),
    }
    const step = (by: number) => {
      if (row + by < 0 || row + by >= count) return
      if (event.altKey) {
        moves.move(row, row + by)
        later(row + by, cell)
      } else focus({ row: row + by, cell })
    }
    const takeOut = () => {
      moves.remove(row)
      later(Math.max(0, Math.min(row, count - 2)), cell)
    }
    const isArrow = event.key.startsWith('Arrow')
    // In a select the arrows choose; with Alt they move the line.
    if (isArrow && event.target instanceof HTMLSelectElement && !event.altKey) return
    if ((event.key === 'Delete' || event.key === 'Backspace') && !ctrl) return
    const act = steps[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  return { onKeyDown, focusLater: later }
}

function placeOf(target: EventTarget): Place | null {
  if (!(target instanceof HTMLElement)) return null
  const cell = target.dataset['cell']
  const row = target.closest<HTMLElement>('[data-row]')?.dataset['row']
  return cell === undefined || row === undefined ? null : { row: Number(row), cell }
}
