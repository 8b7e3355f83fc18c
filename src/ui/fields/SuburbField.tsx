import '../styles/combobox.css'
import { Autocomplete } from '@mantine/core'
import { type KeyboardEvent, useRef, useState } from 'react'
import { listKeys } from './list-keys.ts'
import type { Suburb } from './suburbs.ts'
import { type FieldProps, useField } from './use-field.ts'

type Find = (typed: string) => readonly Suburb[]

const keys = listKeys({ shown: undefined, isSettled: true })

/**
 * A suburb, offered by the start of its name or its postcode; any other may be typed. `onPick` receives the one
 * chosen.
 */
export function SuburbField({
  onPick,
  ...props
}: FieldProps & { onPick: (suburb: Omit<Suburb, 'label'>) => void }) {
  const field = useField(props)
  const [find, setFind] = useState<Find>()
  const text = typeof field.value === 'string' ? field.value : ''
  const offered = find && !field.look.readOnly ? find(text) : []

  /** What Enter was pressed on before the list was here. */
  const early = useRef<string | null>(null)
  const pick = (suburb: Suburb | undefined) => {
    if (!suburb) return
    field.onChange(suburb.suburb)
    onPick(suburb)
  }
  // Without a network there is no list, and a suburb is typed in full.
  const load = () => {
    if (find) return
    void import('./suburbs.ts').then(
      ({ findSuburbs }) => {
        setFind(() => findSuburbs)
        const typed = early.current
        early.current = null
        if (typed !== null) pick(findSuburbs(typed)[0])
      },
      () => setFind(() => () => []),
    )
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (find) return keys(event)
    early.current = event.key === 'Enter' ? event.currentTarget.value : null
    if (event.key === 'Enter') event.preventDefault()
  }
  const change = (typed: string) => {
    early.current = null
    const picked = offered.find(({ label }) => label === typed)
    if (picked) pick(picked)
    else field.onChange(typed || field.empty)
  }
  return (
    <Autocomplete
      {...field.look}
      data={offered.map(({ label }) => label)}
      filter={({ options }) => options}
      autoComplete="off"
      openOnFocus={false}
      selectFirstOptionOnChange
      withScrollArea={false}
      onKeyDownCapture={onKeyDown}
      onFocus={load}
      value={text}
      onChange={change}
      onBlur={() => {
        early.current = null
        field.onBlur()
      }}
    />
  )
}
