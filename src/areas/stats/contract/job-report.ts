import * as z from 'zod'
import { jobStatuses } from '#areas/jobs/contract/choices.ts'
import { dateRange } from '#platform/contract/date-fields.ts'
import { listQuery } from '#platform/contract/endpoint.ts'
import { idParam } from '#platform/contract/fields.ts'
import { seenBy } from '#platform/contract/seen-by.ts'

export const jobReportSorts = ['job_no', 'client', 'ordered', 'worked_minutes', 'loads', 'kilograms'] as const

/** Without dates: this month. */
export const jobReportFilters = listQuery(jobReportSorts, '-worked_minutes')
  .omit({ archived: true })
  .extend({
    ...dateRange(),
    client_id: idParam.optional(),
    project_id: idParam.optional(),
    status: z.enum(jobStatuses).optional(),
    job_type: z.string().trim().max(120).optional(),
    asset_category_id: idParam.optional(),
    driver_id: idParam.optional(),
  })
export type JobReportFilters = z.output<typeof jobReportFilters>
export const jobReportNarrowing = jobReportFilters.omit({
  page: true,
  page_size: true,
  sort: true,
  with_total: true,
})
/** What narrows a list, an export or the totals. */
export type JobReportNarrowing = z.output<typeof jobReportNarrowing>

/** What was worked and invoiced in some days, as the filters say. */
const Worked = z.object({
  worked_minutes: z.number(),
  loads: z.number(),
  kilograms: z.number(),
  /** What approved dockets charge, before GST: no dry hire, and no line billed by hand. */
  approved_cents: seenBy(z.number(), 'stats:money'),
  /** Before GST, less credits. */
  invoiced_cents: seenBy(z.number(), 'stats:money'),
})

/** The same with what was ordered. */
const Work = Worked.extend({
  /** Orders that were not cancelled or moved: a machine for a day each. */
  ordered: z.number(),
  filled: z.number(),
})

/** A job with an order, an approved docket or an issued invoice in these days. */
export const JobReportRow = Work.extend({
  id: z.number(),
  job_no: z.string(),
  title: z.string(),
  client_id: z.number(),
  client: z.string(),
  project_id: z.number().nullable(),
  project: z.string().nullable(),
  status: z.enum(jobStatuses),
  job_type: z.string(),
  /** Of the whole job, as its “To bill” says; absent for those who do not see that. */
  quoted_cents: seenBy(z.number(), 'stats:money'),
  left_cents: seenBy(z.number(), 'stats:money'),
}).meta({ id: 'JobReportRow' })
export type JobReportRow = z.output<typeof JobReportRow>

const days = z.object({ from: z.string(), to: z.string() })

/** All jobs of the report together. */
export const JobReportTotals = z
  .object({
    days,
    now: Work.extend({ jobs: z.number() }),
    /** What was worked up to today, and in as many days of the period before. */
    compared: z.object({ days, days_before: days, now: Worked, before: Worked }),
  })
  .meta({ id: 'JobReportTotals' })
export type JobReportTotals = z.output<typeof JobReportTotals>
