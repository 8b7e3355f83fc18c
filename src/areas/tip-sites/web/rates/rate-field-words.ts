import { fieldWords, shown } from '#platform/web/forms/field-words.ts'
import { formatUnitPrice } from '#shared/money.ts'
import { chargeUnitWords } from '#shared/units.ts'
import { tipRateLabels } from '../../rules/tip-site-labels.ts'

const price = (cents: unknown): string => formatUnitPrice(Number(cents))

/** How a rate's fields read in conflicts and in the history. */
export const tipRateFieldWords = fieldWords(tipRateLabels, {
  unit: shown.oneOf(chargeUnitWords),
  sell_cents: price,
  buy_cents: price,
  levy_cents: price,
  min_charge_cents: shown.money,
  valid_from: shown.date,
  valid_to: shown.date,
})
