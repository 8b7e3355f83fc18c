import type { jobMadeFromQuote } from '#areas/jobs/server/index.ts'
import { listHiredLines } from '#areas/quotes/server/index.ts'
import type { Change } from '#platform/server/change/change.ts'
import { workDays } from '../../rules/materialise.ts'
import { createRequirement } from '../requirements/create-requirement.ts'
import { lockJobRow } from '../lookups-store.ts'

type QuotedJob = NonNullable<(typeof jobMadeFromQuote)['data']>

/**
 * A quote became a job: each hired line is one asset of its category, or of any, at the line's price, on the first
 * of the job's working days as far as agreed, or on all.
 */
export async function planQuotedJob(change: Change, { job_id, quote_id, lines }: QuotedJob): Promise<void> {
  const job = await lockJobRow(change.tx, job_id)
  if (!job) return
  const { start_date, end_date } = job
  const all = workDays({ start_date, end_date, selected_dates: [] })
  const daysOf = new Map(lines.map(({ id, days }) => [id, days]))
  for (const { id, asset_category_id } of await listHiredLines(change.tx, quote_id)) {
    const days = daysOf.get(id)
    if (days === undefined) continue
    await createRequirement(change, {
      job_id,
      asset_category_id,
      ideal_asset_qty: 1,
      start_date,
      end_date,
      selectedDates: days === null || days === all.length ? [] : all.slice(0, days),
      quote_line_id: id,
    })
  }
}
