import type { ChargeUnit } from '#shared/units.ts'

/** Units charged once regardless of time, rather than per docket. */
export const onceUnits = ['day', 'week', 'fixed', 'each'] as const satisfies readonly ChargeUnit[]
type OnceUnit = (typeof onceUnits)[number]
export const isOnce = (unit: ChargeUnit): unit is OnceUnit =>
  (onceUnits as readonly ChargeUnit[]).includes(unit)

/** The most one docket charges. Weeks are charged by their days; lines made before that have a fifth of one. */
export const shareOf = (unit: OnceUnit): number => (unit === 'week' ? 1 / 5 : 1)

/** The flag on a docket whose price others charge too: `Its price is already charged on D-000012.` */
export const onceWords = (what: string, docket_nos: readonly string[]): string =>
  `${what} is already charged on ${docket_nos.join(', ')}.`
