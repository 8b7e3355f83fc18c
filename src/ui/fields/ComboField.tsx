import '../styles/combobox.css'
import { Loader, Select } from '@mantine/core'
import { isOptionValue, type Option, type OptionValue } from './SelectField.tsx'
import { type FieldProps, useField } from './use-field.ts'

/**
 * One of many that are searched for elsewhere: `onSearch` hears what is typed, `options` are what was
 * found for it. `current` is the one that the form began with, so that its name shows before any search.
 */
export function ComboField({
  options,
  onSearch,
  current,
  loading,
  ...props
}: FieldProps & {
  options: readonly Option[]
  onSearch: (text: string) => void
  current?: Option
  loading?: boolean
}) {
  const field = useField(props)
  const isListed = !current || options.some((option) => option.value === current.value)
  return (
    <Select<OptionValue>
      {...field.look}
      data={isListed ? [...options] : [current, ...options]}
      searchable
      filter={({ options: found }) => found}
      onSearchChange={onSearch}
      clearable={!props.required && !field.look.readOnly}
      allowDeselect={!props.required}
      withScrollArea={false}
      nothingFoundMessage={loading ? 'Searching' : 'Nothing found'}
      rightSection={loading ? <Loader size={14} /> : undefined}
      checkIconPosition="right"
      value={isOptionValue(field.value) ? field.value : null}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  )
}
