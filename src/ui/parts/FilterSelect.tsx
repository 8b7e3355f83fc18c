import '../styles/combobox.css'
import { Select } from '@mantine/core'
import css from '../fields/fields.module.css'
import { type Option, type OptionValue, searchableFrom } from '../fields/options.ts'

/** Narrows a list by one of a known few; `label` is what it shows while it narrows nothing. */
export function FilterSelect<Value extends OptionValue>({
  label,
  options,
  value,
  onChange,
}: {
  label: string
  options: readonly Option<Value>[]
  value: Value | null
  onChange: (value: Value | null) => void
}) {
  return (
    <Select<Value>
      aria-label={label}
      placeholder={label}
      className={css.filter}
      data={[...options]}
      value={value}
      onChange={onChange}
      clearable
      searchable={options.length >= searchableFrom}
      withScrollArea={false}
      nothingFoundMessage="Nothing found"
      checkIconPosition="right"
      clearButtonProps={{ 'aria-label': `Clear ${label}` }}
    />
  )
}
