import type { chargeUnits } from '#areas/products/contract/choices.ts'
import type { DiscountType, LineKind } from '../contract/choices.ts'

type ChargeUnit = (typeof chargeUnits)[number]

/** `Q-000123`, or `Q-000123 revision 2` from the second on. */
export const quoteName = (quote_no: string, revision: number): string =>
  revision > 1 ? `${quote_no} revision ${revision}` : quote_no

const units: Readonly<Record<ChargeUnit, readonly [one: string, many: string]>> = {
  hour: ['hour', 'hours'],
  day: ['day', 'days'],
  week: ['week', 'weeks'],
  load: ['load', 'loads'],
  tonne: ['tonne', 'tonnes'],
  m3: ['m³', 'm³'],
  each: ['each', 'each'],
  km: ['km', 'km'],
  fixed: ['fixed', 'fixed'],
}

/** `hour` for 1, `hours` for 8. */
export const unitName = (unit: ChargeUnit, quantity: number): string => units[unit][quantity === 1 ? 0 : 1]

/** `1,234.5`: up to three decimals, without idle zeros. */
export function quantityText(quantity: number): string {
  const [whole = '', fraction = ''] = quantity.toFixed(3).split('.')
  const decimals = fraction.replace(/0+$/, '')
  return whole.replace(/\B(?=(?:\d{3})+$)/g, ',') + (decimals && `.${decimals}`)
}

export const lineKindWords = {
  service: 'Service',
  hire: 'Hire',
  material: 'Material',
  tip: 'Tip fee',
  float: 'Float',
  text: 'Text',
} as const satisfies Record<LineKind, string>

export const discountWords = {
  none: 'No discount',
  percent: 'Percent',
  amount: 'Amount',
} as const satisfies Record<DiscountType, string>
