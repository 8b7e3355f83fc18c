import type { Measure, StatsGroup } from '../contract/choices.ts'
import type { StatsFigures, StatsFilters } from '../contract/stats.ts'
import { utilisation } from './utilisation.ts'

/** What the figures of a row are made of. */
export interface StatsSums {
  done_cents: number
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
  done_cents: 0,
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

export const addSums = (one: StatsSums, other: Partial<StatsSums>): StatsSums =>
  Object.fromEntries(
    (Object.keys(one) as (keyof StatsSums)[]).map((name) => [name, one[name] + (other[name] ?? 0)]),
  ) as unknown as StatsSums

/** Figures that are not of every row: which of them are known for these rows and filters. */
export interface Known {
  paid: boolean
  utilisation: boolean
  quotes: boolean
}

/**
 * A payment is a client's, for whatever work; a quote is for no machine or driver; a machine is available to whoever
 * wants it, so that nothing says how much of that is a client's, driver's or job type's.
 */
export function knownFigures({ by, ...filters }: Omit<StatsFilters, 'from' | 'to' | 'period'>): Known {
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

export const figuresOf = (sums: StatsSums, known: Known): StatsFigures => ({
  done_cents: sums.done_cents,
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
    case 'done':
      return figures.done_cents ?? null
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
