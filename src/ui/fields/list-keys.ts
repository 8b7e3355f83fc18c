import type { KeyboardEvent } from 'react'

interface Searched {
  /** The input's text when nothing is typed: the name of the selected option. */
  shown: string | undefined
  /** The listed options match the typed text. */
  isSettled: boolean
  /** How many of the listed, at the end, are no matches. */
  offered?: number
}

/**
 * Keys of a searchable list, handled before the list's own: Enter picks the highlighted option and never
 * submits the form from an open list, Tab picks the only match. Matches for earlier text are never picked.
 */
export const listKeys =
  ({ shown = '', isSettled, offered = 0 }: Searched) =>
  (event: KeyboardEvent<HTMLInputElement>): void => {
    const input = event.currentTarget
    const list = document.getElementById(input.getAttribute('aria-controls') ?? '')
    if (!list || event.nativeEvent.isComposing || event.shiftKey) return
    if (event.key === 'Enter') {
      event.preventDefault()
      if (!isSettled) event.stopPropagation()
    }
    if (event.key !== 'Tab' || !isSettled || input.value === '' || input.value === shown) return
    const options = list.querySelectorAll<HTMLElement>('[data-combobox-option]:not([data-combobox-disabled])')
    if (options.length - offered === 1) options[0]?.click()
  }
