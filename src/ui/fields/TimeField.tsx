import { formatTime, isTime, parseTime } from '#shared/local-date.ts'
import { TypedInput } from './TypedInput.tsx'
import type { FieldProps } from './use-field.ts'
import type { Typed } from './use-typed-text.ts'

/** How a time of day is parsed and shown. */
export const typedTime: Typed<string> = {
  parse: parseTime,
  format: formatTime,
  isValue: (value): value is string => typeof value === 'string' && isTime(value),
  wrong: 'Enter a time like 7:00 am.',
}

/** A time of day, typed as `7`, `0730` or `3pm` and shown as `7:00 am`; the form holds 'HH:MM'. */
export function TimeField(field: FieldProps) {
  return <TypedInput field={field} typed={typedTime} />
}
