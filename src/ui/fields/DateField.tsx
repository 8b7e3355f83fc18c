import { DateInput, type DateLimits, typedDate } from './DateInput.tsx'
import { type FieldProps, useField } from './use-field.ts'
import { useTypedText } from './use-typed-text.ts'

/** A day, typed or picked, shown as `20 Nov 2026`; the form holds 'YYYY-MM-DD'. */
export function DateField({ min, max, ...props }: FieldProps & DateLimits) {
  const field = useField(props)
  const { text, error, onText, onLeave, pick } = useTypedText(field, typedDate)
  return (
    <DateInput
      {...field.look}
      name={props.label}
      min={min}
      max={max}
      text={text}
      error={error ?? field.error}
      onPick={pick}
      onChange={(event) => onText(event.currentTarget.value)}
      onBlur={() => {
        onLeave()
        field.onBlur()
      }}
    />
  )
}
