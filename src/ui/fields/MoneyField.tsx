import { formatMoney, parseMoney } from '#shared/money.ts'
import { TypedInput } from './TypedInput.tsx'
import type { FieldProps } from './use-field.ts'
import { isNumber, type Typed } from './use-typed-text.ts'

const money: Typed<number> = {
  parse: parseMoney,
  format: (cents) => formatMoney(cents).replace('$', ''),
  isValue: isNumber,
  wrong: 'Enter an amount like 1,234.50.',
}

/** An amount: typed in dollars, held in whole cents. */
export function MoneyField(field: FieldProps) {
  return <TypedInput field={field} typed={money} figures inputMode="decimal" leftSection="$" />
}
