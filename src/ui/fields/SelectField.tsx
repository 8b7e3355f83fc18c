import '../styles/combobox.css'
import { Select } from '@mantine/core'
import { type FieldProps, useField } from './use-field.ts'

export type OptionValue = string | number

export interface Option<Value extends OptionValue = OptionValue> {
  value: Value
  label: string
  disabled?: boolean
}

/** From this many options on, the list can be searched by typing. */
export const searchableFrom = 9

/** One of a known few. It can be emptied unless it is required. */
export function SelectField({ options, ...props }: FieldProps & { options: readonly Option[] }) {
  const field = useField(props)
  return (
    <Select<OptionValue>
      {...field.look}
      data={[...options]}
      searchable={options.length >= searchableFrom}
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

export function isOptionValue(value: unknown): value is OptionValue {
  return (typeof value === 'string' && value !== '') || typeof value === 'number'
}
