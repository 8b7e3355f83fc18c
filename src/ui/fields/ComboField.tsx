import '../styles/combobox.css'
import '../styles/loader.css'
import { Loader, Select } from '@mantine/core'
import { useState } from 'react'
import { FieldFact } from './FieldFact.tsx'
import css from './fields.module.css'
import { listKeys } from './list-keys.ts'
import { isOptionValue, type Option, type OptionValue } from './options.ts'
import { type FieldProps, useField } from './use-field.ts'

/**
 * A select over records searched elsewhere: `onSearch` receives the typed text, `options` are its matches.
 * `current` is the form's record, if its name is known without a search. `onPick` receives the picked one.
 * `loading`: the listed options do not match the typed text yet. `takesFocus`: as in TextField; the list
 * opens on typing or clicking.
 */
export function ComboField({
  options,
  onSearch,
  current,
  onPick,
  loading,
  takesFocus,
  ...props
}: FieldProps & {
  options: readonly Option[]
  onSearch: (text: string) => void
  current?: Option
  onPick?: (value: OptionValue) => void
  loading?: boolean
  takesFocus?: boolean
}) {
  const field = useField(props)
  const [picked, setPicked] = useState<Option>()
  const chosen = current?.value === field.value ? current : picked
  if (field.isFact) return <FieldFact label={props.label} text={chosen?.label ?? ''} />
  const isListed = !chosen || options.some((option) => option.value === chosen.value)
  return (
    <Select<OptionValue>
      {...field.look}
      // The selected one must be among them, or its name could not be shown.
      data={isListed ? [...options] : [...options, chosen]}
      data-autofocus={takesFocus || undefined}
      openOnFocus={!takesFocus}
      searchable
      selectFirstOptionOnChange={!loading}
      onKeyDownCapture={listKeys({ shown: chosen?.label, isSettled: !loading })}
      // Filtered elsewhere; the selected one is not a match for the typed text.
      filter={({ options: all }) =>
        isListed ? all : all.filter((one) => !('value' in one) || one.value !== chosen.value)
      }
      onSearchChange={(text) => {
        onSearch(text)
        if (text === '' && isOptionValue(field.value) && !props.required) field.onChange(field.empty)
      }}
      clearable={!props.required && !field.look.readOnly}
      allowDeselect={false}
      withScrollArea={false}
      nothingFoundMessage={loading ? 'Searching' : 'Nothing found'}
      rightSection={loading ? <Loader size={14} /> : undefined}
      {...(options.some(({ hint }) => hint) && { renderOption: ({ option }) => <OptionLine {...option} /> })}
      checkIconPosition="right"
      value={isOptionValue(field.value) ? field.value : null}
      onChange={(value, option) => {
        if (option) setPicked({ value: option.value, label: option.label })
        field.onChange(value ?? field.empty)
        if (value !== null) onPick?.(value)
      }}
      onBlur={field.onBlur}
    />
  )
}

function OptionLine({ label, hint }: Option) {
  return (
    <span className={css.option}>
      <span>{label}</span>
      {hint && <span className={css.hint}>{hint}</span>}
    </span>
  )
}
