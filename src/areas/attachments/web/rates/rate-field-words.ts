import { shown } from '#platform/web/forms/field-words.ts'
import { formatUnitPrice } from '#shared/money.ts'
import { chargeUnitWords } from '#shared/units.ts'

/** How the rate reads in conflicts and in the history. */
export const rateFieldWords = {
  rate_cents: (cents: unknown) => formatUnitPrice(Number(cents)),
  rate_unit: shown.oneOf(chargeUnitWords),
}
