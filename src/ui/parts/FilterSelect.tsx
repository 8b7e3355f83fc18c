import '../styles/combobox.css'
import { type ComboboxData, type OptionsFilter, Select } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useContext, useEffect, useRef } from 'react'
import { type Option, type OptionValue, searchableFrom } from '../fields/options.ts'
import { useTypeAhead } from '../fields/type-ahead.ts'
import { FilterPlace } from './filter-place.ts'
import css from './filters.module.css'

/** The options are found elsewhere: `onText` receives what is typed; `current` is the one that is set. */
interface OptionSearch<Value extends OptionValue> {
  current: Option<Value> | undefined
  onText: (text: string) => void
  loading: boolean
}

/** Under their headings, in the order in which those come. */
const inGroups = <Value extends OptionValue>(options: readonly Option<Value>[]): ComboboxData<Value> =>
  options.some(({ heading }) => heading !== undefined)
    ? [...Map.groupBy(options, ({ heading = '' }) => heading)].map(([group, items]) => ({ group, items }))
    : [...options]

/** Filters a list by one of its options: `Status`, and once it is set `Status: Paid` with a sign that clears it. */
export function FilterSelect<Value extends OptionValue>({
  label,
  options: offered,
  value,
  onChange,
  search,
  isAlwaysSet = false,
}: {
  label: string
  options: readonly Option<Value>[]
  value: Value | null
  onChange: (value: Value | null) => void
  search?: OptionSearch<Value>
  /** It cannot be cleared. */
  isAlwaysSet?: boolean
}) {
  const place = useContext(FilterPlace)
  const current = search?.current
  const isOffered = !current || offered.some((option) => option.value === current.value)
  // The one that is set must be among them, or its name could not be shown.
  const options = isOffered ? offered : [...offered, current]
  // Filtered elsewhere, except the one that is set: it may not match what is typed.
  const withoutUnmatched: OptionsFilter<Value> = ({ options: all }) =>
    isOffered ? all : all.filter((one) => !('value' in one) || one.value !== current.value)
  const isSearched = search !== undefined || options.length >= searchableFrom
  const typeAhead = useTypeAhead({
    options,
    value,
    pick: onChange,
    isOff: isSearched,
    opensAtFirst: place === 'chosen',
  })
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
      data={inGroups(
        options.map((option) =>
          option.value === value ? { ...option, label: `${label}: ${option.label}` } : option,
        ),
      )}
      renderOption={({ option, checked }) => {
        const shown = options.find((one) => one.value === option.value)
        return (
          <>
            <span className={css.option}>
              {shown?.label}
              {shown?.hint && <span className={css.hint}>{shown.hint}</span>}
            </span>
            {checked && <IconCheck size={14} aria-hidden />}
          </>
        )
      }}
      value={value}
      onChange={(next) => {
        search?.onText('')
        onChange(next)
      }}
      onInput={(event) => search?.onText(event.currentTarget.value)}
      onBlur={() => search?.onText('')}
      {...(search && { filter: withoutUnmatched })}
      clearable={!isAlwaysSet}
      allowDeselect={!isAlwaysSet}
      clearSectionMode="clear"
      searchable={isSearched}
      {...typeAhead}
      comboboxProps={{ width: 'max-content', position: 'bottom-start' }}
      classNames={{ dropdown: css.options }}
      withScrollArea={false}
      nothingFoundMessage={search?.loading ? 'Searching' : 'Nothing found'}
      clearButtonProps={{ 'aria-label': `Clear ${label}` }}
    />
  )
}
