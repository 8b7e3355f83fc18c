import { type ChargeUnit, quantityText, unitName } from '#shared/units.ts'
import { type Counted, counted } from './counted.ts'
import { minutesText } from './time-words.ts'

/** What other dockets charge of the same price: of a day's the same order on the same day, else all that it was agreed for. */
export interface CountedOnce {
  readonly charged: readonly { docket_no: string; quantity: number }[]
  /** How many were agreed; null where nobody said. */
  readonly agreed: number | null
}

/** The units that are counted once, whatever the time, and not with every docket. */
export const onceUnits = ['day', 'week', 'fixed', 'each'] as const satisfies readonly ChargeUnit[]
type OnceUnit = (typeof onceUnits)[number]
export const isOnce = (unit: ChargeUnit): unit is OnceUnit =>
  (onceUnits as readonly ChargeUnit[]).includes(unit)

/** A day, or a price for the whole: counted for the first docket that it was worked on, and for none after it. */
export function countOnce(minutes: number, unit: OnceUnit, once: CountedOnce): Counted {
  const byDay = unit === 'day' || unit === 'week'
  const rule =
    unit === 'week' ? 'Hire by the week' : unit === 'day' ? 'Hire by the day' : 'One price for the order'
  const input = minutesText(minutes)
  if (minutes === 0) return counted(rule, input, 0, unit, ['No time was worked: nothing is counted.'])
  if (byDay) {
    const steps = once.charged.map(({ docket_no }) => `The day is charged on ${docket_no} already.`)
    if (steps.length > 0) return counted(rule, input, 0, unit, steps)
    return unit === 'day'
      ? counted(rule, input, 1, unit, ['Worked on this day: counted once.'])
      : counted(rule, input, 1 / 5, unit, ['A week of hire is five days; this docket is for one of them.'])
  }
  return countAgreed({ rule, input, unit }, once)
}

/** One of what was agreed as a whole, as far as other dockets left any; one with every docket where nobody said how many. */
export function countAgreed(
  { rule, input, unit }: { rule: string; input: string; unit: ChargeUnit },
  { agreed, charged }: CountedOnce,
): Counted {
  if (agreed === null) return counted(rule, input, 1, unit, ['Counted once for this shift.'])
  const before = charged.reduce((sum, { quantity }) => sum + Math.round(quantity * 1000), 0) / 1000
  const left = Math.max(0, Math.round((agreed - before) * 1000) / 1000)
  const amount = (of: number) => `${quantityText(of)} ${unitName(unit, of)}`
  return counted(rule, input, Math.min(1, left), unit, [
    `Agreed: ${amount(agreed)}.`,
    ...charged.map(({ docket_no, quantity }) => `Charged on ${docket_no}: ${amount(quantity)}.`),
    `Left: ${amount(left)}.`,
  ])
}

/** The flag of a docket of which something is charged by others: `Its price is charged on D-000012.` */
export const onceWords = (what: 'price' | 'travel', { charged }: CountedOnce): string =>
  `Its ${what} is charged on ${charged.map(({ docket_no }) => docket_no).join(', ')}.`
