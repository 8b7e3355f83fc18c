import { type KeyboardEvent, useRef, useState } from 'react'
import type { Option, OptionValue } from './options.ts'

/** The pause after which a letter starts a new word. */
const restMs = 700

/** One letter, repeated: `ccc`. */
const isOneLetter = (typed: string): boolean => typed === typed.charAt(0).repeat(typed.length)

/**
 * The option that typed letters select: a single letter cycles through the matches, more select the first
 * match. `value`: what was selected before the first of these letters; for a single letter, what is selected
 * now.
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

interface TypeAhead<Value extends OptionValue> {
  options: readonly Option<Value>[]
  value: unknown
  pick: (value: Value) => void
  /** Letters are typed into the list's own search, or nothing can be selected. */
  isOff: boolean
  opensAtFirst?: boolean
}

/**
 * For a list too short to be searchable: letters select from it, as in a native select, and close it if open,
 * because the list's highlight stays where it was and Enter would pick that instead. A list that becomes searchable
 * when its options arrive stays open. @returns the list's properties.
 */
export function useTypeAhead<Value extends OptionValue>({
  options,
  value,
  pick,
  isOff,
  opensAtFirst = false,
}: TypeAhead<Value>) {
  const [isOpen, setIsOpen] = useState(opensAtFirst)
  const last = useRef<{ typed: string; at: number; before: unknown }>({ typed: '', at: 0, before: null })
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
    const isGoingOn = last.current.typed !== '' && event.timeStamp - last.current.at < restMs
    // By default, a space opens the list.
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
    ...(!isOff && { onKeyDown }),
    dropdownOpened: isOpen,
    onDropdownOpen: () => setIsOpen(true),
    onDropdownClose: () => setIsOpen(false),
  }
}
