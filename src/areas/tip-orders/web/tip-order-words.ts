import { fieldWords, shown } from '#platform/web/forms/field-words.ts'
import { formatUnitPrice } from '#shared/money.ts'
import { chargeUnitWords } from '#shared/units.ts'
import { tipDirectionWords, tipOrderLabels, tipOrderStatusWords } from '../rules/tip-order-labels.ts'

/** How a tip order's fields read in conflicts and in its order's history. */
export const tipOrderFieldWords = fieldWords(tipOrderLabels, {
  direction: shown.oneOf(tipDirectionWords),
  unit: shown.oneOf(chargeUnitWords),
  buy_cents: (cents) => formatUnitPrice(Number(cents)),
  sell_cents: (cents) => formatUnitPrice(Number(cents)),
  status: shown.oneOf(tipOrderStatusWords),
})
