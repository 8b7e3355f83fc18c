import '../styles/combobox.css'
import { Select } from '@mantine/core'
import css from '../fields/fields.module.css'
import { type Option, type OptionValue, searchableFrom } from '../fields/options.ts'
import { useTypeAhead } from '../fields/type-ahead.ts'

/** Filters a list by one of a few options; `label` is shown while nothing is selected. */
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
  const isSearched = options.length >= searchableFrom
  const typeAhead = useTypeAhead(options, value, onChange)
  return (
    <Select<Value>
      aria-label={label}
      placeholder={label}
      className={css.filter}
      data-set={value !== null || undefined}
      data={[...options]}
      value={value}
      onChange={onChange}
      clearable
      searchable={isSearched}
      {...(!isSearched && typeAhead)}
      withScrollArea={false}
      nothingFoundMessage="Nothing found"
      checkIconPosition="right"
      clearButtonProps={{ 'aria-label': `Clear ${label}` }}
    />
  )
}
