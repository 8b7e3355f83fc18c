import { formatUnitPrice, grouped } from './money.ts'

/** The units of prices: one list for everything hired, quoted, sold and charged. */
/** The units plant and trucks are hired by: time, whatever is done in it. */
export const timeUnits = ['hour', 'day', 'week'] as const
export const isTimeUnit = (unit: string): boolean => (timeUnits as readonly string[]).includes(unit)

export const chargeUnits = ['hour', 'day', 'week', 'load', 'tonne', 'm3', 'each', 'km', 'fixed'] as const
export type ChargeUnit = (typeof chargeUnits)[number]

/** The label in a select. */
export const chargeUnitWords = {
  hour: 'Hour',
  day: 'Day',
  week: 'Week',
  load: 'Load',
  tonne: 'Tonne',
  m3: 'm³',
  each: 'Each',
  km: 'km',
  fixed: 'Fixed price',
} as const satisfies Record<ChargeUnit, string>

/** After a price: "$175.00 an hour", "$2,400.00 fixed". */
export const perUnitWords = {
  hour: 'an hour',
  day: 'a day',
  week: 'a week',
  load: 'a load',
  tonne: 'a tonne',
  m3: 'per m³',
  each: 'each',
  km: 'per km',
  fixed: 'fixed',
} as const satisfies Record<ChargeUnit, string>

const names: Readonly<Record<ChargeUnit, readonly [one: string, many: string]>> = {
  hour: ['hour', 'hours'],
  day: ['day', 'days'],
  week: ['week', 'weeks'],
  load: ['load', 'loads'],
  tonne: ['tonne', 'tonnes'],
  m3: ['m³', 'm³'],
  each: ['each', 'each'],
  km: ['km', 'km'],
  // A fixed price has nothing to count.
  fixed: ['', ''],
}

/** `hour` for 1, `hours` for 8; nothing for a fixed price. */
export const unitName = (unit: ChargeUnit, quantity: number): string => names[unit][quantity === 1 ? 0 : 1]

/** `1,234.5`: up to three decimals, without trailing zeros. */
export function quantityText(quantity: number): string {
  const size = Math.round(Math.abs(quantity) * 1000)
  const rest = size % 1000
  const whole = grouped((size - rest) / 1000)
  const text = rest === 0 ? whole : `${whole}${String(rest / 1000).slice(1)}`
  return quantity < 0 && size > 0 ? `-${text}` : text
}

/** `7 hours`, and just `1` for things that are simply counted. */
export const amountText = (quantity: number, unit: ChargeUnit): string =>
  unit === 'each' || unit === 'fixed'
    ? quantityText(quantity)
    : `${quantityText(quantity)} ${unitName(unit, quantity)}`

/** What loads are charged by. */
export const loadUnits = ['load', 'tonne', 'm3'] as const satisfies readonly ChargeUnit[]
export type LoadUnit = (typeof loadUnits)[number]
export const isLoadUnit = (unit: ChargeUnit): unit is LoadUnit =>
  (loadUnits as readonly ChargeUnit[]).includes(unit)

/** Quantities have three decimals: in whole thousandths they add up exactly. */
export const thousandths = (quantity: number | null): number => Math.round((quantity ?? 0) * 1000)

/** A price with its unit: `$175.00 per hour`, `$25.00 each`, `$350.00 fixed`. */
export function priceWords(unit_price_cents: number, unit: ChargeUnit): string {
  const price = formatUnitPrice(unit_price_cents)
  return unit === 'each' || unit === 'fixed' ? `${price} ${unit}` : `${price} per ${unitName(unit, 1)}`
}

/** How GST is charged on a line. */
export const gstCodes = ['GST', 'GST_FREE', 'NONE'] as const
export type GstCode = (typeof gstCodes)[number]
export const gstCodeWords = {
  GST: 'GST 10%',
  GST_FREE: 'GST-free',
  NONE: 'No GST',
} as const satisfies Record<GstCode, string>
