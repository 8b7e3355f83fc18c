import { type RefObject, useEffect } from 'react'

const rowMark = '[data-action-row]'

/** j and k go to the next row and the one before, Enter presses the button of the row that has the focus itself. */
export function useActionKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return
      const rows = [...(list.current?.querySelectorAll<HTMLElement>(rowMark) ?? [])]
      const row = document.activeElement?.closest<HTMLElement>(rowMark) ?? null
      const at = row ? rows.indexOf(row) : -1
      if (event.key === 'j' || event.key === 'k') {
        const next = event.key === 'j' ? at + 1 : Math.max(0, at - 1)
        rows[next]?.focus()
        rows[next]?.scrollIntoView({ block: 'nearest' })
        event.preventDefault()
      } else if (event.key === 'Enter' && row !== null && row === document.activeElement) {
        row.querySelector<HTMLElement>('[data-action] :is(a, button)')?.click()
      }
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [list])
}

/** Somebody types, or has a dialog open. */
const isElsewhere = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null) ||
  document.querySelector('[role=dialog], dialog[open]') !== null
