import { type RefObject, useEffect } from 'react'

/**
 * Keys of a row that has the focus itself (not something inside it): Up, Down, Home and End go to other rows,
 * Enter opens the row, Space toggles its checkbox.
 */
export function useRowKeys(table: RefObject<HTMLTableElement | null>, hasRows: boolean): void {
  useEffect(() => {
    const body = table.current?.tBodies[0]
    body?.addEventListener('keydown', onKeyDown)
    return () => body?.removeEventListener('keydown', onKeyDown)
  }, [table, hasRows])
}

function onKeyDown(event: KeyboardEvent): void {
  const row = event.target
  if (!(row instanceof HTMLTableRowElement)) return
  const rows = [...(row.parentElement?.querySelectorAll<HTMLElement>('tr[tabindex]') ?? [])]
  const moves: Record<string, HTMLElement | undefined> = {
    ArrowDown: rows[rows.indexOf(row) + 1],
    ArrowUp: rows[rows.indexOf(row) - 1],
    Home: rows[0],
    End: rows.at(-1),
  }
  if (event.key in moves) {
    event.preventDefault()
    moves[event.key]?.focus()
  } else if (event.key === 'Enter') {
    row.querySelector<HTMLElement>('a, [data-opens]')?.click()
  } else if (event.key === ' ') {
    event.preventDefault()
    row.querySelector<HTMLInputElement>('input[type=checkbox]')?.click()
  }
}
