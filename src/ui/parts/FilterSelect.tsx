import '../styles/combobox.css'
import { Select } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useContext, useEffect, useRef } from 'react'
import { type Option, type OptionValue, searchableFrom } from '../fields/options.ts'
import { useTypeAhead } from '../fields/type-ahead.ts'
import { FilterPlace } from './filter-place.ts'
import css from './filters.module.css'

/** Filters a list by one of a few options: `Status`, and once it is set `Status: Paid` with a sign that clears it. */
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
  const place = useContext(FilterPlace)
  const isSearched = options.length >= searchableFrom
  const typeAhead = useTypeAhead(options, value, onChange, place === 'chosen')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (place === 'chosen') input.current?.focus()
  }, [place])
  if (place === 'more' && value === null) return null
  return (
    <Select<Value>
      ref={input}
      aria-label={label}
      placeholder={label}
      className={css.filter}
      mod={{ set: value !== null }}
      data={options.map((option) =>
        option.value === value ? { ...option, label: `${label}: ${option.label}` } : option,
      )}
      renderOption={({ option, checked }) => (
        <>
          <span className={css.option}>{options.find((one) => one.value === option.value)?.label}</span>
          {checked && <IconCheck size={14} aria-hidden />}
        </>
      )}
      value={value}
      onChange={onChange}
      clearable
      clearSectionMode="clear"
      searchable={isSearched}
      {...(isSearched ? { defaultDropdownOpened: place === 'chosen' } : typeAhead)}
      comboboxProps={{ width: 'max-content', position: 'bottom-start' }}
      classNames={{ dropdown: css.options }}
      withScrollArea={false}
      nothingFoundMessage="Nothing found"
      clearButtonProps={{ 'aria-label': `Clear ${label}` }}
    />
  )
}
