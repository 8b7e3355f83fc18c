import fc from 'fast-check'
import { discountTypes, lineKinds } from '#areas/quotes/contract/choices.ts'
import type { ModelLine } from '#areas/quotes/contract/quote-document.ts'
import { gstRules } from '#shared/gst.ts'
import { chargeUnits, gstCodes } from '#shared/units.ts'

const flag = fc.constantFrom(0, 1)
/** A quote line as people may write it. */
export const anyQuoteLine: fc.Arbitrary<Omit<ModelLine, 'id'>> = fc.record({
  kind: fc.constantFrom(...lineKinds),
  description: fc.constant('A line'),
  unit: fc.constantFrom(...chargeUnits),
  quantity: fc.integer({ min: 1, max: 999_999 }).map((thousandths) => thousandths / 1000),
  min_quantity: fc.constant(null),
  unit_price_cents: fc.integer({ min: -99_999, max: 99_999_999 }).map((hundredths) => hundredths / 100),
  gst_code: fc.constantFrom(...gstCodes),
  is_optional: flag,
  is_selected: flag,
})

/** The inputs of a quote's amounts. */
export const anyMoney = fc
  .record({
    discount_type: fc.constantFrom(...discountTypes),
    value: fc.integer({ min: 0, max: 100_00 }),
    gst_applies: flag,
    gst_rule: fc.constantFrom(...gstRules),
  })
  .map(({ value, ...money }) => ({
    ...money,
    discount_value: { none: 0, percent: value / 100, amount: value }[money.discount_type],
  }))
