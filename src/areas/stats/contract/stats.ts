import * as z from 'zod'
import { dateRange } from '#platform/contract/date-fields.ts'
import { idParam } from '#platform/contract/fields.ts'
import { seenBy } from '#platform/contract/seen-by.ts'
import { measures, statsGroups, statsPeriods } from './choices.ts'

/** What narrows the statistics. */
export const statsFilters = z.object({
  ...dateRange(),
  period: z.enum(statsPeriods).default('month'),
  by: z.enum(statsGroups).default('period'),
  client_id: idParam.optional(),
  asset_category_id: idParam.optional(),
  driver_id: idParam.optional(),
  depot_id: idParam.optional(),
  job_type: z.string().trim().max(120).optional(),
})
export type StatsFilters = z.output<typeof statsFilters>

/** The filters, and the measure by which the rows are in order, the largest first; periods are in the order of time. */
export const statsQuery = statsFilters.extend({ measure: z.enum(measures).default('hours') })
export type StatsQuery = z.output<typeof statsQuery>

/** Figures of approved dockets and issued invoices; null where they cannot be told for such rows or filters. */
export const StatsFigures = z.object({
  /** What approved dockets charge, before GST: no dry hire, and no line billed by hand. */
  approved_cents: seenBy(z.number(), 'stats:money'),
  /** Before GST, less credits. */
  invoiced_cents: seenBy(z.number(), 'stats:money'),
  /** Including GST. A payment is a client's: for no machine, driver or job. */
  paid_cents: seenBy(z.number().nullable(), 'stats:money'),
  worked_minutes: z.number(),
  loads: z.number(),
  kilograms: z.number(),
  /** A share, which may exceed 1; of machines, whoever they work for. */
  utilisation: z.number().nullable(),
  quotes_won: seenBy(z.number().nullable(), 'quotes:prices'),
  /** Won, lost or expired. */
  quotes_ended: seenBy(z.number().nullable(), 'quotes:prices'),
})
export type StatsFigures = z.output<typeof StatsFigures>

const days = z.object({ from: z.string(), to: z.string() })

const StatsRow = z.object({
  /** Of the client, category or driver; null for a period, a job type, or what has none. */
  id: z.number().nullable(),
  label: z.string(),
  /** Of a period. */
  days: days.nullable(),
  now: StatsFigures,
  before: StatsFigures,
})
export type StatsRow = z.output<typeof StatsRow>

/** At most {@link statsRowLimit} rows, and what all of them come to. */
export const Stats = z
  .object({
    /** Up to today. */
    days,
    days_before: days,
    rows: z.array(StatsRow),
    row_count: z.number(),
    now: StatsFigures,
    before: StatsFigures,
  })
  .meta({ id: 'Stats' })
export type Stats = z.output<typeof Stats>

/** An export has the others too. */
export const statsRowLimit = 100
