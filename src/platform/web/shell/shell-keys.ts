import { useEffect } from 'react'
import { moveToRow } from '#ui/table/row-keys.ts'
import { deviceChoice } from './device-choice.ts'
import { openOverlay, setOverlay } from './overlay.ts'

/** Whether single-key shortcuts are on; people who dictate switch them off. */
export const singleKeysChoice = 'single-keys'

/**
 * Ctrl-K or Cmd-K opens the palette, `?` the screen's help, j and k move from row to row. Any other single key presses
 * what on the screen declares it by `aria-keyshortcuts` (`n` on "New client", `/` on the search field, `x` on the
 * checkbox of the row in focus).
 */
export function useShellKeys(): void {
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

function onKeyDown(event: KeyboardEvent): void {
  const { key } = event
  if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'k') {
    event.preventDefault()
    return setOverlay(openOverlay() === 'palette' ? null : 'palette')
  }
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || key.length !== 1) return
  if (isTyping(event.target) || openOverlay() || document.querySelector('dialog[open], [aria-modal=true]'))
    return
  if (!deviceChoice(singleKeysChoice, true)) return
  if (key === '?') return setOverlay('help')
  if (key === 'j' || key === 'k') return moveToRow(key === 'j' ? 1 : -1)
  const wanted = pressedBy(key)
  if (!wanted) return
  event.preventDefault()
  if (wanted instanceof HTMLInputElement && wanted.type !== 'checkbox') wanted.focus()
  else wanted.click()
}

/** What declares the key; in a table's rows only that of the row in focus. */
function pressedBy(key: string): HTMLElement | undefined {
  const all = document.querySelectorAll<HTMLElement>(`main [aria-keyshortcuts~="${CSS.escape(key)}"]`)
  return [...all].find((one) => one.closest('tbody tr')?.contains(document.activeElement) ?? true)
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox]), textarea, select'))
