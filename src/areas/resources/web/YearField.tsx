import { TypedInput } from '#ui/fields/TypedInput.tsx'
import type { FieldProps } from '#ui/fields/use-field.ts'
import { isNumber } from '#ui/fields/use-typed-text.ts'

/** A year: a number without thousands separator. */
export function YearField(field: FieldProps) {
  return (
    <TypedInput
      field={field}
      figures
      inputMode="numeric"
      typed={{
        parse: (text) => (/^\d{4}$/.test(text.trim()) ? Number(text) : null),
        format: String,
        isValue: isNumber,
        wrong: 'Enter a year like 2019.',
      }}
    />
  )
}
