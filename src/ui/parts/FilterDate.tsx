import { DateInput, typedDate } from '../fields/DateInput.tsx'
import { useTypedText } from '../fields/use-typed-text.ts'
import css from './filters.module.css'

/** Filters a list by a day, 'YYYY-MM-DD'. Reports only a complete date or an empty one. */
export function FilterDate({
  label,
  value,
  onChange,
}: {
  label: string
  value: string | null
  onChange: (value: string | null) => void
}) {
  const hear = (next: unknown) => {
    if (next === null || typedDate.isValue(next)) onChange(next)
  }
  const { text, onText, onLeave, pick } = useTypedText({ value, onChange: hear, empty: null }, typedDate)
  return (
    <DateInput
      name={label}
      aria-label={label}
      placeholder={label}
      className={css.day}
      mod={{ set: value !== null }}
      text={text}
      onPick={pick}
      onChange={(event) => onText(event.currentTarget.value)}
      onBlur={onLeave}
    />
  )
}
