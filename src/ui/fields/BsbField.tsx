import { formatBsb } from '#shared/bank-numbers.ts'
import { TypedInput } from './TypedInput.tsx'
import type { FieldProps } from './use-field.ts'
import type { Typed } from './use-typed-text.ts'

/** Six digits; masked for people who may not change it. */
const kept = /^(?:\d{3}|•••)\d{3}$/
const isKept = (value: unknown): value is string => typeof value === 'string' && kept.test(value)

const bsb: Typed<string> = {
  parse: (text) => {
    const digits = text.replace(/[\s-]/g, '')
    return isKept(digits) ? digits : null
  },
  format: formatBsb,
  isValue: isKept,
  wrong: 'BSB must look like 123-456.',
}

/** A BSB, grouped on blur; the form holds six digits. */
export function BsbField(field: FieldProps) {
  return <TypedInput field={field} typed={bsb} inputMode="numeric" autoComplete="off" />
}
