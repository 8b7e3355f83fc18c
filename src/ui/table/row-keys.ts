import { type RefObject, useEffect } from 'react'

/**
 * A click opens a row. While the row itself has the focus (not something inside it), Up, Down, Home and End go to other
 * rows, Enter opens it and Space ticks its checkbox.
 */
export function useRowKeys(table: RefObject<HTMLTableElement | null>, hasRows: boolean): void {
  useEffect(() => {
    const body = table.current?.tBodies[0]
    body?.addEventListener('keydown', onKeyDown)
    body?.addEventListener('click', onClick)
    return () => {
      body?.removeEventListener('keydown', onKeyDown)
      body?.removeEventListener('click', onClick)
    }
  }, [table, hasRows])
}

/**
 * Moves the focus to the next or previous row: action rows on a home, table rows elsewhere. From outside the rows it
 * goes to the one Tab reaches, else to the first.
 */
export function moveToRow(step: 1 | -1): void {
  const actions = [...document.querySelectorAll<HTMLElement>('main [data-action-row]')]
  const rows =
    actions.length > 0 ? actions : [...document.querySelectorAll<HTMLElement>('main tbody tr[tabindex]')]
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  const next = at < 0 ? (rows.find(({ tabIndex }) => tabIndex === 0) ?? rows[0]) : rows[at + step]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}

/** The link to the record; phone and email links do not count. */
const opener = (row: HTMLElement) =>
  row.querySelector<HTMLElement>('a:not([href^="tel:"], [href^="mailto:"]), [data-opens]')

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
    opener(row)?.click()
  } else if (event.key === ' ') {
    event.preventDefault()
    row.querySelector<HTMLInputElement>('input[type=checkbox]')?.click()
  }
}

/** Controls with a click of their own, and the space around a checkbox, where a click easily misses it. */
const others = 'a, button, input, select, textarea, label, [role], [popover], [data-slot=select]'

function onClick(event: MouseEvent): void {
  if (!(event.target instanceof Element) || event.target.closest(others)) return
  const row = event.target.closest('tr')
  const link = row && opener(row)
  // Selecting text to copy it opens nothing.
  if (!link || getSelection()?.isCollapsed === false) return
  const { ctrlKey, metaKey, shiftKey } = event
  link.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey, view: window }),
  )
}
