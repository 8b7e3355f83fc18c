import { type RefObject, useEffect } from 'react'

/**
 * What a row does as a whole: a click opens it, and while it has the focus itself (not something inside it) Up, Down,
 * Home and End go to other rows, Enter opens it, Space presses its checkbox.
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
 * Moves the focus to the next row on the screen, or to the one before: of a home its action rows, else those of its
 * table. From elsewhere it goes to the row that Tab reaches, or to the first.
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

/** Leads to the record: ringing or writing to somebody is not what a row is about. */
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

/** What does something itself when it is clicked, and the room around a checkbox, which is easily missed. */
const others = 'a, button, input, select, textarea, label, [role], [popover], [data-slot=select]'

function onClick(event: MouseEvent): void {
  if (!(event.target instanceof Element) || event.target.closest(others)) return
  const row = event.target.closest('tr')
  const link = row && opener(row)
  // Somebody who selects a number to copy it stays.
  if (!link || getSelection()?.isCollapsed === false) return
  const { ctrlKey, metaKey, shiftKey } = event
  link.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey, view: window }),
  )
}
