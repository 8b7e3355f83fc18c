import '../styles/combobox.css'
import '../styles/pills.css'
import { MultiSelect } from '@mantine/core'
import { isOptionValue, type Option, type OptionValue, searchableFrom } from './options.ts'
import { type FieldProps, useField } from './use-field.ts'

/** Several of a few known options; the value is a list. */
export function MultiSelectField({ options, ...props }: FieldProps & { options: readonly Option[] }) {
  const field = useField(props)
  const value = Array.isArray(field.value) ? field.value.filter(isOptionValue) : []
  return (
    <MultiSelect<OptionValue>
      {...field.look}
      data={[...options]}
      searchable={options.length >= searchableFrom}
      withScrollArea={false}
      nothingFoundMessage="Nothing found"
      hidePickedOptions
      placeholder={value.length === 0 ? props.placeholder : undefined}
      value={value}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  )
}
