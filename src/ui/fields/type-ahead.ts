import { type KeyboardEvent, useRef, useState } from 'react'
import type { Option, OptionValue } from './options.ts'

/** How long a word may rest before the next letter begins another. */
const restMs = 700

/** One letter, however often: `ccc`. */
const isOneLetter = (typed: string): boolean => typed === typed.charAt(0).repeat(typed.length)

/**
 * The option that typed letters mean: one letter goes on to the next that begins with it, more stay with the first.
 * `value`: what was chosen before the first of these letters; for one letter what is chosen now.
 */
export function optionTyped<Value extends OptionValue>(
  options: readonly Option<Value>[],
  value: unknown,
  typed: string,
): Option<Value> | undefined {
  const at = options.findIndex((one) => one.value === value)
  const isOne = isOneLetter(typed)
  const from = isOne ? at + 1 : Math.max(at, 0)
  const sought = isOne ? typed.charAt(0) : typed
  return [...options.slice(from), ...options.slice(0, from)].find(
    ({ label, disabled }) => !disabled && label.toLowerCase().startsWith(sought),
  )
}

/**
 * For a list that is too short to be searched: letters pick from it, as in the browser's own lists, and close it where
 * it is open, for the list's mark stays where it was and Enter would take that instead. @returns the list's properties.
 */
export function useTypeAhead<Value extends OptionValue>(
  options: readonly Option<Value>[],
  value: unknown,
  pick: (value: Value) => void,
) {
  const [isOpen, setIsOpen] = useState(false)
  const last = useRef<{ typed: string; at: number; before: unknown }>({ typed: '', at: 0, before: null })
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
    const isGoingOn = last.current.typed !== '' && event.timeStamp - last.current.at < restMs
    // By itself, a space opens the list.
    if (!isLetter || (event.key === ' ' && !isGoingOn)) return
    const typed = (isGoingOn ? last.current.typed : '') + event.key.toLowerCase()
    const before = isGoingOn ? last.current.before : value
    last.current = { typed, at: event.timeStamp, before }
    const option = optionTyped(options, isOneLetter(typed) ? value : before, typed)
    if (option) {
      pick(option.value)
      setIsOpen(false)
    }
    event.preventDefault()
  }
  return {
    onKeyDown,
    dropdownOpened: isOpen,
    onDropdownOpen: () => setIsOpen(true),
    onDropdownClose: () => setIsOpen(false),
  }
}
