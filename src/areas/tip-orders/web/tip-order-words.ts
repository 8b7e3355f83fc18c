import { fieldWords, shown } from '#platform/web/forms/field-words.ts'
import { chargeUnitWords } from '#shared/units.ts'
import { tipDirectionWords, tipOrderLabels, tipOrderStatusWords } from '../rules/tip-order-labels.ts'

/** How a tip order's fields read in conflicts. */
export const tipOrderFieldWords = fieldWords(tipOrderLabels, {
  direction: shown.oneOf(tipDirectionWords),
  unit: shown.oneOf(chargeUnitWords),
  status: shown.oneOf(tipOrderStatusWords),
})
