import { formatUnitPrice, parseUnitPrice } from '#shared/money.ts'
import { TypedInput } from './TypedInput.tsx'
import type { FieldProps } from './use-field.ts'
import { isNumber, type Typed } from './use-typed-text.ts'

const unitPrice: Typed<number> = {
  parse: parseUnitPrice,
  format: (cents) => formatUnitPrice(cents).replace('$', ''),
  isValue: isNumber,
  wrong: 'Enter a price like 14.25 or 14.2575.',
}

/** A unit price: typed in dollars with up to four decimals, held in cents with up to two. */
export function UnitPriceField(field: FieldProps) {
  return <TypedInput field={field} typed={unitPrice} figures inputMode="decimal" leftSection="$" />
}
