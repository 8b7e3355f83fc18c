import type { KeyboardEvent } from 'react'

interface Searched {
  /** What is in the input when nothing is typed: the name of what is chosen. */
  shown: string | undefined
  /** What is listed was found for what is typed. */
  isSettled: boolean
}

/**
 * The keys of a list that is searched while one types, heard before the list's own: Enter takes the marked one and never
 * sends the form from an open list, Tab takes the only one that was found. What was found for other words is not taken.
 */
export const listKeys =
  ({ shown = '', isSettled }: Searched) =>
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
    if (options.length === 1) options[0]?.click()
  }
