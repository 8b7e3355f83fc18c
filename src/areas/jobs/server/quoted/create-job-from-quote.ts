import {
  type AcceptedQuote,
  listHiredLines,
  lockAcceptedQuote,
  markConverted,
} from '#areas/quotes/server/index.ts'
import { forbidden } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { definedFields } from '#platform/server/change/defined-fields.ts'
import { may } from '#platform/server/sessions/viewer.ts'
import type { QuotedJobInput } from '../../contract/job.ts'
import { addJob } from '../actions/add-job.ts'
import { jobMadeFromQuote } from '../job-events.ts'
import type { StoredJob } from '../job-store.ts'
import { labelOf } from '../job-record.ts'
import { partiesOfQuote } from './quote-parties.ts'
import { insertRate } from '../rates/rate-store.ts'

type Line = AcceptedQuote['lines'][number]
type HiredLine = Awaited<ReturnType<typeof listHiredLines>>[number]

/**
 * Creates an accepted quote's job, once. Plant hired by category becomes requirements (in work orders, which
 * is told), every other line a rate of the job; so does hired plant without a category, or with an archived
 * one. Cartage by time needs no category, since any truck can do it.
 * @throws not_found; forbidden; invalid; conflict when the quote is not accepted, already has its job, or
 * names a client
 *   or site that is archived.
 */
export async function createJobFromQuote(
  change: Change,
  quote_id: number,
  { credit_override_reason, ...input }: QuotedJobInput,
): Promise<StoredJob> {
  if (!may(change.viewer, 'quotes:read')) throw forbidden()
  const quote = await lockAcceptedQuote(change, quote_id)
  const extra = definedFields(input)
  const { where, left_out } = await partiesOfQuote(change, quote, extra)
  const job = await addJob(
    change,
    {
      ...extra,
      ...where,
      quote_id,
      status: 'Pending',
      title: quote.title,
      description: quote.description,
      job_type: quote.job_type,
      sales_user_id: quote.sales_user_id,
      po_number: extra.po_number ?? quote.po_number,
    },
    credit_override_reason,
  )
  const hired = await listHiredLines(change.tx, quote_id)
  const planned = new Set(hired.flatMap((line) => (unplannedFor(line) === null ? line.id : [])))
  for (const line of quote.lines.filter(({ id }) => !planned.has(id)))
    await insertRate(change.tx, { ...rateOf(line), job_id: job.id })
  if (left_out !== null)
    change.log({
      ...entryOf(job, 'contact removed'),
      part: left_out,
      reason: 'The contact was archived since the quote.',
    })
  logUnplanned(change, job, quote, hired)
  const lines = quote.lines.filter(({ id }) => planned.has(id))
  await change.announce(jobMadeFromQuote, { job_id: job.id, quote_id, lines })
  await markConverted(change, quote_id, job)
  return job
}

/** Why a hired line cannot be scheduled; null when it can. */
function unplannedFor({ asset_category_id, is_archived, is_cartage }: HiredLine): string | null {
  if (asset_category_id === null && !is_cartage)
    return 'It names no asset category, so it is a rate of the job.'
  return is_archived ? 'Its asset category is archived, so it is a rate of the job.' : null
}

/** The job's history lists plant that was not scheduled. */
function logUnplanned(
  change: Change,
  job: StoredJob,
  { lines }: AcceptedQuote,
  hired: readonly HiredLine[],
): void {
  const descriptions = new Map(lines.map(({ id, description }) => [id, description]))
  for (const line of hired) {
    const reason = unplannedFor(line)
    if (reason === null) continue
    change.log({
      ...entryOf(job, 'left unplanned'),
      part: `quote line ${descriptions.get(line.id)}`,
      reason,
    })
  }
}

const entryOf = (job: StoredJob, action: string) => ({
  action,
  record_type: 'job',
  record_id: job.id,
  record_label: labelOf(job),
})

const rateOf = ({
  id,
  product_id,
  description,
  unit,
  quantity,
  min_quantity,
  unit_price_cents,
  gst_code,
}: Line) => ({
  quote_line_id: id,
  product_id,
  description,
  unit,
  quantity,
  min_quantity,
  unit_price_cents,
  gst_code,
})
