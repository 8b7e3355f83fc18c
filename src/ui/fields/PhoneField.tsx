import { formatPhone, normalisePhone } from '#shared/phone.ts'
import { TypedInput } from './TypedInput.tsx'
import type { FieldProps } from './use-field.ts'
import type { Typed } from './use-typed-text.ts'

const phone: Typed<string> = {
  parse: normalisePhone,
  format: formatPhone,
  isValue: (value): value is string => typeof value === 'string' && normalisePhone(value) === value,
  wrong: 'Enter a valid Australian phone number.',
}

/** A phone number in any notation, grouped on blur; the form holds digits (61412345678). */
export function PhoneField(field: FieldProps) {
  return <TypedInput field={field} typed={phone} type="tel" inputMode="tel" autoComplete="tel" />
}
