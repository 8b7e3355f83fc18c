import { TextInput } from '@mantine/core'
import { IconSearch, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import css from '../fields/fields.module.css'
import { useSlashKey } from './use-slash-key.ts'

const debounceMs = 200

/** Searches while typing (after a 200 ms pause; Enter immediately). `/` focuses it, Escape clears it. */
export function SearchBox({
  value,
  onSearch,
  placeholder = 'Search',
  takesFocus,
}: {
  value: string
  onSearch: (text: string) => void
  placeholder?: string
  /** Focused when its dialog appears. */
  takesFocus?: boolean
}) {
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  const input = useRef<HTMLInputElement>(null)
  useSlashKey(input)

  // The address changed (back, a saved view): it replaces what was typed.
  if (value !== known) {
    setKnown(value)
    setText(value)
  }

  useEffect(() => {
    if (text === known) return
    const timer = setTimeout(() => search(text), debounceMs)
    return () => clearTimeout(timer)
  })

  function search(wanted: string) {
    setText(wanted)
    setKnown(wanted)
    if (wanted !== known) onSearch(wanted)
  }

  return (
    <TextInput
      ref={input}
      data-autofocus={takesFocus || undefined}
      type="search"
      aria-label={placeholder}
      aria-keyshortcuts="/"
      className={css.search}
      placeholder={placeholder}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') search(text)
        if (event.key === 'Escape') search('')
      }}
      leftSection={<IconSearch size={15} aria-hidden />}
      rightSectionPointerEvents="all"
      rightSection={
        text !== '' && (
          <button
            type="button"
            className={css.inside}
            aria-label="Clear the search"
            onClick={() => search('')}
          >
            <IconX size={14} aria-hidden />
          </button>
        )
      }
    />
  )
}
