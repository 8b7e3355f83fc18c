import { DateInput, type DateLimits, typedDate } from './DateInput.tsx'
import { type FieldProps, useField } from './use-field.ts'
import { useTypedText } from './use-typed-text.ts'

/** A day, typed or picked, shown as `20 Nov 2026`; the form holds 'YYYY-MM-DD'. `takesFocus`: as in TextField. */
export function DateField({
  min,
  max,
  takesFocus,
  ...props
}: FieldProps & DateLimits & { takesFocus?: boolean }) {
  const field = useField(props)
  const { text, error, onText, onLeave, pick } = useTypedText(field, typedDate)
  return (
    <DateInput
      {...field.look}
      name={props.label}
      data-autofocus={takesFocus || undefined}
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
