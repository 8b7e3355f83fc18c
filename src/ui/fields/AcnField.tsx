import { formatAcn, isAcn, normaliseAbn } from '#shared/abn.ts'
import { TypedInput } from './TypedInput.tsx'
import type { FieldProps } from './use-field.ts'
import type { Typed } from './use-typed-text.ts'

const acn: Typed<string> = {
  parse: (text) => (isAcn(text) ? normaliseAbn(text) : null),
  format: formatAcn,
  isValue: (value): value is string => typeof value === 'string' && isAcn(value),
  wrong: 'This ACN is not valid.',
}

/** An ACN, grouped on blur; the form holds nine digits. */
export function AcnField(field: FieldProps) {
  return <TypedInput field={field} typed={acn} inputMode="numeric" autoComplete="off" />
}
