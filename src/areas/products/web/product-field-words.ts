import { fieldWords, shown } from '#platform/web/forms/field-words.ts'
import { formatUnitPrice } from '#shared/money.ts'
import { chargeUnitWords, gstCodeWords } from '#shared/units.ts'
import { productLabels } from '../rules/product-labels.ts'
import { productCategoryWords } from '../rules/product-words.ts'
import type { ProductInput } from '../contract/product.ts'

const unitPrice = (cents: unknown): string => formatUnitPrice(Number(cents))

/** How a product's fields read in conflicts and in its history. */
export const productFieldWords = fieldWords(productLabels satisfies Record<keyof ProductInput, string>, {
  category: shown.oneOf(productCategoryWords),
  unit: shown.oneOf(chargeUnitWords),
  sell_price_cents: unitPrice,
  buy_price_cents: unitPrice,
  levy_applies: shown.yesNo,
  is_active: shown.yesNo,
  gst_code: shown.oneOf(gstCodeWords),
})
