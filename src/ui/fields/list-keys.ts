import type { KeyboardEvent } from 'react'

/** The open list of a searchable input. */
const listOf = (input: HTMLInputElement | null) =>
  document.getElementById(input?.getAttribute('aria-controls') ?? '')

const optionsIn = (list: HTMLElement) => [
  ...list.querySelectorAll<HTMLElement>('[data-combobox-option]:not([data-combobox-disabled])'),
]

/** Picks the first option of an input's list, unless it was closed. */
export function pickFirst(input: HTMLInputElement | null): void {
  const list = listOf(input)
  if (list) optionsIn(list)[0]?.click()
}

interface Searched {
  /** The input's text when nothing is typed: the name of the selected option. */
  shown: string | undefined
  /** The listed options match the typed text. */
  isSettled: boolean
  /** How many of the listed, at the end, are no matches. */
  offered?: number
  /** Down was pressed since something was typed. */
  hasGoneDown?: boolean
  onDown?: () => void
  /** Enter was pressed before the typed text had its matches. */
  onEarlyEnter?: () => void
}

/**
 * Keys of a searchable list, handled before the list's own: Enter picks the highlighted option, or the first for a
 * typed text, and never submits the form from an open list; Tab picks the only match, and the first Down does not leave
 * it for what is offered below. Matches for earlier text are never picked.
 */
export const listKeys =
  ({ shown = '', isSettled, offered = 0, hasGoneDown = false, onDown, onEarlyEnter }: Searched) =>
  (event: KeyboardEvent<HTMLInputElement>): void => {
    const input = event.currentTarget
    const list = listOf(input)
    if (!list || event.nativeEvent.isComposing || event.shiftKey) return
    const isTyped = input.value !== '' && input.value !== shown
    if (event.key === 'Enter') {
      event.preventDefault()
      if (!isSettled) event.stopPropagation()
      if (!isTyped) return
      // The list highlights its first option only after it is on screen.
      if (!isSettled) onEarlyEnter?.()
      else if (!list.querySelector('[data-combobox-selected]')) pickFirst(input)
    }
    if (!isSettled || !isTyped) return
    const options = optionsIn(list)
    const only = options.length - offered === 1 ? options[0] : undefined
    if (event.key === 'Tab') only?.click()
    if (event.key !== 'ArrowDown' || offered === 0 || hasGoneDown) return
    onDown?.()
    // It is highlighted as soon as it is found.
    if (only?.hasAttribute('data-combobox-selected')) {
      event.preventDefault()
      event.stopPropagation()
    }
  }
