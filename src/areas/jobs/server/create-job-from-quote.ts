import { type AcceptedQuote, lockAcceptedQuote, markConverted } from '#areas/quotes/server/index.ts'
import { forbidden, invalid } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change.ts'
import { given } from '#platform/server/given.ts'
import { may } from '#platform/server/viewer.ts'
import type { QuotedJobInput } from '../contract/job.ts'
import { beginJob } from './begin-job.ts'
import { jobMadeFromQuote } from './job-events.ts'
import type { StoredJob } from './job-store.ts'
import { insertRate } from './rate-store.ts'

type Line = AcceptedQuote['lines'][number]

/**
 * Makes the job of an accepted quote, once. What was hired becomes requirements (in work orders, who are told), every
 * other line a rate of the job.
 * @throws not_found; forbidden; invalid; conflict when the quote is not accepted, or has its job already.
 */
export async function createJobFromQuote(
  change: Change,
  quote_id: number,
  { credit_override_reason, ...input }: QuotedJobInput,
): Promise<StoredJob> {
  if (!may(change.viewer, 'quotes:read')) throw forbidden()
  const quote = await lockAcceptedQuote(change, quote_id)
  const extra = given(input)
  const job = await beginJob(
    change,
    {
      ...extra,
      ...whereOf(quote, extra),
      quote_id,
      status: 'Pending',
      contact_id: extra.contact_id ?? quote.contact_id,
      title: quote.title,
      description: quote.description,
      job_type: quote.job_type,
      sales_user_id: quote.sales_user_id,
      po_number: extra.po_number ?? quote.po_number,
    },
    credit_override_reason,
  )
  for (const line of quote.lines.filter(isNotHired))
    await insertRate(change.tx, { ...rateOf(line), job_id: job.id })
  const lines = quote.lines.filter((line) => !isNotHired(line))
  await change.announce(jobMadeFromQuote, { job_id: job.id, quote_id, lines })
  await markConverted(change, quote_id, job)
  return job
}

const isNotHired = ({ kind }: Line): boolean => kind !== 'hire'

/** What the quote has on file stays; a prospect's or a mere address must be given now. @throws invalid. */
function whereOf(
  { client_id, job_site_id }: AcceptedQuote,
  extra: { client_id?: number; job_site_id?: number },
): { client_id: number; job_site_id: number } {
  const client = client_id ?? extra.client_id
  if (client === undefined) throw invalid({ client_id: 'Client is required.' })
  const site = job_site_id ?? extra.job_site_id
  if (site === undefined) throw invalid({ job_site_id: 'Site is required.' })
  return { client_id: client, job_site_id: site }
}

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
