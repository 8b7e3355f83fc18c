import type { jobMadeFromQuote } from '#areas/jobs/server/index.ts'
import type { Change } from '#platform/server/change.ts'
import { createRequirement } from './create-requirement.ts'
import { findQuoteLine, lockJobRow } from './ground-store.ts'

type QuotedJob = NonNullable<(typeof jobMadeFromQuote)['data']>

/** A quote became a job: each line that was hired is one asset of its category on the days of the job, at the line's price. */
export async function planQuotedJob(change: Change, { job_id, lines }: QuotedJob): Promise<void> {
  const job = await lockJobRow(change.tx, job_id)
  if (!job) return
  const { start_date, end_date, job_no, title } = job
  for (const { id, description } of lines) {
    const line = await findQuoteLine(change.tx, id)
    if (!line?.asset_category_id) {
      change.log({
        action: 'left unplanned',
        record_type: 'job',
        record_id: job_id,
        record_label: `${job_no} ${title}`,
        part: `quote line ${description}`,
        reason: 'It names no asset category.',
      })
      continue
    }
    await createRequirement(change, {
      job_id,
      asset_category_id: line.asset_category_id,
      ideal_asset_qty: 1,
      start_date,
      end_date,
      selectedDates: [],
      quote_line_id: id,
    })
  }
}
