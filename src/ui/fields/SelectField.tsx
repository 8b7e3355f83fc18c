import '../styles/combobox.css'
import { Select } from '@mantine/core'
import { listKeys } from './list-keys.ts'
import { isOptionValue, type Option, type OptionValue, searchableFrom } from './options.ts'
import { useTypeAhead } from './type-ahead.ts'
import { type FieldProps, useField } from './use-field.ts'

/** One of a few known options. It can be cleared unless required. */
export function SelectField({ options, ...props }: FieldProps & { options: readonly Option[] }) {
  const field = useField(props)
  const isSearched = options.length >= searchableFrom
  const typeAhead = useTypeAhead({
    options,
    value: field.value,
    pick: field.onChange,
    isOff: isSearched || field.look.readOnly,
  })
  const chosen = options.find(({ value }) => value === field.value)
  return (
    <Select<OptionValue>
      {...field.look}
      data={[...options]}
      searchable={isSearched}
      selectFirstOptionOnChange={isSearched}
      {...typeAhead}
      onKeyDownCapture={listKeys({ shown: chosen?.label, isSettled: true })}
      clearable={!props.required && !field.look.readOnly}
      allowDeselect={!props.required}
      withScrollArea={false}
      nothingFoundMessage="Nothing found"
      checkIconPosition="right"
      value={isOptionValue(field.value) ? field.value : null}
      onChange={(value) => field.onChange(value ?? field.empty)}
      onBlur={field.onBlur}
    />
  )
}
