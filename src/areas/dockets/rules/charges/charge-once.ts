import { type ChargeUnit, amountText, thousandths } from '#shared/units.ts'
import { type Counted, counted } from './counted.ts'
import { minutesText } from '../shift/time-words.ts'

/**
 * What other dockets charge of the same price: for a day rate the same order and day, otherwise everything it
 * was agreed for.
 */
export interface CountedOnce {
  readonly charged: readonly { docket_no: string; quantity: number }[]
  /** How many were agreed; null if unspecified. */
  readonly agreed: number | null
}

/** Units charged once regardless of time, rather than per docket. */
export const onceUnits = ['day', 'week', 'fixed', 'each'] as const satisfies readonly ChargeUnit[]
type OnceUnit = (typeof onceUnits)[number]
export const isOnce = (unit: ChargeUnit): unit is OnceUnit =>
  (onceUnits as readonly ChargeUnit[]).includes(unit)

/** The most one docket charges: a week of hire is five days, and a docket is for one of them. */
export const shareOf = (unit: OnceUnit): number => (unit === 'week' ? 1 / 5 : 1)

const leftOf = (agreed: number, charged: CountedOnce['charged']): number => {
  const before = charged.reduce((sum, { quantity }) => sum + thousandths(quantity), 0)
  return Math.max(0, thousandths(agreed) - before) / 1000
}

/** A day or a fixed price: charged on the first docket with work for it, and on none after that. */
export function chargeOnce(minutes: number, unit: OnceUnit, once: CountedOnce): Counted {
  const rule =
    unit === 'week' ? 'Hire by the week' : unit === 'day' ? 'Hire by the day' : 'One price for the order'
  const input = minutesText(minutes)
  if (minutes === 0) return counted(rule, input, 0, unit, ['No time worked: not counted.'])
  if (unit === 'day' || unit === 'week') return countDay({ rule, input, unit }, once.charged)
  return countAgreed({ rule, input, unit }, once)
}

function countDay(
  { rule, input, unit }: { rule: string; input: string; unit: 'day' | 'week' },
  charged: CountedOnce['charged'],
): Counted {
  const left = leftOf(shareOf(unit), charged)
  if (charged.length === 0)
    return counted(rule, input, left, unit, [
      unit === 'day'
        ? 'Worked on this day: counted once.'
        : 'A week of hire is five days; this docket is one of them.',
    ])
  const steps =
    left === 0
      ? charged.map(({ docket_no }) => `${docket_no} already charges this day.`)
      : [...chargedWords(charged, unit), `Remaining: ${amountText(left, unit)}.`]
  return counted(rule, input, left, unit, steps)
}

const chargedWords = (charged: CountedOnce['charged'], unit: ChargeUnit): string[] =>
  charged.map(({ docket_no, quantity }) => `Charged on ${docket_no}: ${amountText(quantity, unit)}.`)

/** One of a fixed price, as far as other dockets leave any; one per docket if no number was agreed. */
export function countAgreed(
  { rule, input, unit }: { rule: string; input: string; unit: ChargeUnit },
  { agreed, charged }: CountedOnce,
): Counted {
  if (agreed === null) return counted(rule, input, 1, unit, ['Counted once for this shift.'])
  const left = leftOf(agreed, charged)
  return counted(rule, input, Math.min(1, left), unit, [
    `Agreed: ${amountText(agreed, unit)}.`,
    ...chargedWords(charged, unit),
    `Left: ${amountText(left, unit)}.`,
  ])
}

/** The flag on a docket whose price others charge too: `Its price is already charged on D-000012.` */
export const onceWords = (what: string, docket_nos: readonly string[]): string =>
  `${what} is already charged on ${docket_nos.join(', ')}.`
