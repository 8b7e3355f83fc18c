import { NumberField } from './NumberField.tsx'
import type { FieldProps } from './use-field.ts'

/** A percentage: the form holds 12.5 for 12.5 %. */
export function PercentField({ decimals = 2, ...field }: FieldProps & { decimals?: number }) {
  return <NumberField {...field} decimals={decimals} unit="%" />
}
