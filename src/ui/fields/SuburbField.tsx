import '../styles/combobox.css'
import { Autocomplete } from '@mantine/core'
import { useState } from 'react'
import { listKeys } from './list-keys.ts'
import type { Suburb } from './suburbs.ts'
import { type FieldProps, useField } from './use-field.ts'

type Find = (typed: string) => readonly Suburb[]

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

  // Without a network there is no list, and a suburb is typed in full.
  const load = () =>
    void import('./suburbs.ts').then(
      ({ findSuburbs }) => setFind(() => findSuburbs),
      () => {},
    )
  const change = (typed: string) => {
    const picked = offered.find(({ label }) => label === typed)
    field.onChange((picked?.suburb ?? typed) || field.empty)
    if (picked) onPick(picked)
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
      onKeyDownCapture={listKeys({ shown: undefined, isSettled: true })}
      onFocus={load}
      value={text}
      onChange={change}
      onBlur={field.onBlur}
    />
  )
}
