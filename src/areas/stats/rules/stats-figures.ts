import type { Permission } from '#shared/permissions.ts'
import { type Measure, type StatsGroup, measures } from '../contract/choices.ts'
import type { StatsFigures, StatsFilters } from '../contract/stats.ts'
import { utilisation } from './utilisation.ts'

/** What the figures of a row are made of. */
export interface StatsSums {
  approved_cents: number
  invoiced_cents: number
  paid_cents: number
  worked_minutes: number
  loads: number
  kilograms: number
  used_minutes: number
  available_minutes: number
  quotes_won: number
  quotes_ended: number
}

export const noSums: StatsSums = {
  approved_cents: 0,
  invoiced_cents: 0,
  paid_cents: 0,
  worked_minutes: 0,
  loads: 0,
  kilograms: 0,
  used_minutes: 0,
  available_minutes: 0,
  quotes_won: 0,
  quotes_ended: 0,
}

const sumNames = Object.keys(noSums) as (keyof StatsSums)[]

export function addSums(one: StatsSums, other: Partial<StatsSums>): StatsSums {
  const both = { ...one }
  for (const name of sumNames) both[name] += other[name] ?? 0
  return both
}

/** Periods from the first one with a figure, now or in the period before: a new business has nothing to say of earlier ones. */
export function fromFirstFigure<Row extends { now: StatsFigures; before: StatsFigures }>(
  rows: readonly Row[],
): Row[] {
  // Credits are below zero, and of quotes that ended perhaps none was won.
  const has = (figures: StatsFigures) =>
    measures.some((measure) => (valueOf(figures, measure) ?? 0) !== 0) || (figures.quotes_ended ?? 0) > 0
  const at = rows.findIndex(({ now, before }) => has(now) || has(before))
  return rows.slice(Math.max(at, 0))
}

/** Figures that are not of every row: which of them are known for these rows and filters. */
export interface Known {
  paid: boolean
  utilisation: boolean
  quotes: boolean
}

/** What rows are and which filters are set, as parsed or as found in an address. */
type Rows = Pick<StatsFilters, 'by'> & {
  [Name in 'client_id' | 'asset_category_id' | 'driver_id' | 'depot_id' | 'job_type']?: unknown
}

/**
 * A payment is a client's, for whatever work; a quote is for no machine or driver; a machine is available to whoever
 * wants it, so that nothing says how much of that is a client's, driver's or job type's.
 */
export function knownFigures({ by, ...filters }: Rows): Known {
  const isBy = (...groups: StatsGroup[]) => by === 'period' || groups.includes(by)
  const isOfMachines = filters.asset_category_id !== undefined || filters.depot_id !== undefined
  const isOfDriver = filters.driver_id !== undefined
  const isOfType = filters.job_type !== undefined
  return {
    paid: isBy('client') && !isOfMachines && !isOfDriver && !isOfType,
    utilisation: isBy('category') && filters.client_id === undefined && !isOfDriver && !isOfType,
    quotes: isBy('client', 'job_type') && !isOfMachines && !isOfDriver,
  }
}

/** The measures that rows with these filters have and the viewer may see, the first of which is shown unless asked. */
export function usableMeasures(rows: Rows, may: (right: Permission) => boolean): Measure[] {
  const known = knownFigures(rows)
  const seesMoney = may('stats:money')
  const isUsable: Partial<Record<Measure, boolean>> = {
    approved: seesMoney,
    invoiced: seesMoney,
    paid: seesMoney && known.paid,
    utilisation: known.utilisation,
    win_rate: known.quotes && may('quotes:prices'),
  }
  return measures.filter((measure) => isUsable[measure] ?? true)
}

export const figuresOf = (sums: StatsSums, known: Known): StatsFigures => ({
  approved_cents: sums.approved_cents,
  invoiced_cents: sums.invoiced_cents,
  paid_cents: known.paid ? sums.paid_cents : null,
  worked_minutes: sums.worked_minutes,
  loads: sums.loads,
  kilograms: sums.kilograms,
  utilisation: known.utilisation ? utilisation(sums.used_minutes, sums.available_minutes) : null,
  quotes_won: known.quotes ? sums.quotes_won : null,
  quotes_ended: known.quotes ? sums.quotes_ended : null,
})

/** A figure as a number: cents, hours, tonnes, a count or a share; null where it is not known, or not seen. */
export function valueOf(figures: StatsFigures, measure: Measure): number | null {
  switch (measure) {
    case 'approved':
      return figures.approved_cents ?? null
    case 'invoiced':
      return figures.invoiced_cents ?? null
    case 'paid':
      return figures.paid_cents ?? null
    case 'hours':
      return figures.worked_minutes / 60
    case 'loads':
      return figures.loads
    case 'tonnes':
      return figures.kilograms / 1000
    case 'utilisation':
      return figures.utilisation
    case 'win_rate':
      return figures.quotes_ended ? (figures.quotes_won ?? 0) / figures.quotes_ended : null
  }
}
