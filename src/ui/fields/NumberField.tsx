import { parseNumber } from '#shared/parse-number.ts'
import { TypedInput } from './TypedInput.tsx'
import type { FieldProps } from './use-field.ts'
import { isNumber } from './use-typed-text.ts'

/** Units up to this length fit behind any number. */
const shortUnit = 2

/** A number with at most so many decimals (none by default). `unit` follows it: 't', 'h', 'km'. */
export function NumberField({
  decimals = 0,
  unit,
  ...field
}: FieldProps & { decimals?: number; unit?: string }) {
  return (
    <TypedInput
      field={field}
      figures
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      rightSection={unit}
      {...(unit && unit.length > shortUnit && { rightSectionWidth: `${unit.length + 2}ch` })}
      typed={{
        parse: (text) => parseNumber(text, decimals),
        format: (value) => value.toLocaleString('en-AU', { maximumFractionDigits: decimals }),
        isValue: isNumber,
        wrong: decimals > 0 ? `Enter a number with up to ${decimals} decimals.` : 'Enter a whole number.',
      }}
    />
  )
}
