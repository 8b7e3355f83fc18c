import { hitchTypeWords } from '#areas/resources/rules/resource-words.ts'
import { fieldWords, shown } from '#platform/web/forms/field-words.ts'
import { formatUnitPrice } from '#shared/money.ts'
import { chargeUnitWords } from '#shared/units.ts'
import { attachmentLabels } from '../rules/attachment-labels.ts'
import { attachmentKindWords, attachmentStatusWords } from '../rules/attachment-words.ts'

const withUnit = (unit: string) => (value: unknown) => `${String(value)} ${unit}`

/** How an attachment's fields read in conflicts and in its history, which names the categories. */
export const attachmentFieldWords = {
  ...fieldWords(attachmentLabels, {
    kind: shown.oneOf(attachmentKindWords),
    size_mm: withUnit('mm'),
    hitch_type: shown.oneOf(hitchTypeWords),
    min_tonne: withUnit('t'),
    max_tonne: withUnit('t'),
    weight_kg: withUnit('kg'),
    rate_cents: (cents) => formatUnitPrice(Number(cents)),
    rate_unit: shown.oneOf(chargeUnitWords),
    status: shown.oneOf(attachmentStatusWords),
  }),
  asset_categories: { label: attachmentLabels.compatible_category_ids, show: shown.list },
}
