import { type UnbilledRate, listQuoted, lockQuoted } from '#areas/dockets/server/index.ts'
import { conflict, notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { Db } from '#platform/server/database/database.ts'
import { type Viewer, mustHold } from '#platform/server/sessions/viewer.ts'
import type { QuotedRate } from '../../contract/quoted-rate.ts'
import { totalOfLine } from '../../rules/invoice-totals.ts'
import { invoiceCan } from '../../rules/invoice-status.ts'
import { findInvoice } from '../invoice-store.ts'
import { openInvoice } from '../open-invoice.ts'
import { appendLines } from './append-lines.ts'
import type { LineRow } from './line-rows.ts'

/** What was quoted for a draft's job and is not charged yet; nothing for an invoice of several jobs. @throws forbidden
 * without the right to rates; not_found. */
export async function readQuotedRates(
  db: Db,
  viewer: Viewer,
  id: number,
  today: string,
): Promise<QuotedRate[]> {
  mustHold(viewer, 'jobs:rates')
  const invoice = await findInvoice(db, viewer, id, today)
  if (!invoice) throw notFound()
  if (invoice.job_id === null || invoiceCan.edit(invoice) !== true) return []
  return (await listQuoted(db, [invoice.job_id])).get(invoice.job_id) ?? []
}

/**
 * Adds some of it to the draft, as it was quoted. @throws forbidden; not_found; stale; conflict once approved, and for
 * what is charged by now.
 */
export async function addQuotedRates(
  change: Change,
  id: number,
  { job_rate_ids, version }: { job_rate_ids: readonly number[]; version?: number | undefined },
): Promise<void> {
  mustHold(change.viewer, 'jobs:rates')
  const open = await openInvoice(change, id, 'edit', version)
  const { job_id } = open.invoice
  const left = job_id === null ? [] : await lockQuoted(change.tx, job_id)
  const asked = new Set(job_rate_ids)
  const rates = left.filter((rate) => asked.has(rate.id))
  if (rates.length < asked.size)
    throw conflict('This is charged already, or no longer agreed for the job. Check the lines.')
  await appendLines(change, open, rates.map(rowOfRate))
}

const rowOfRate = ({
  id: job_rate_id,
  job_id,
  job_no,
  product_id,
  description,
  unit,
  quantity,
  unit_price_cents,
  gst_code,
}: UnbilledRate): LineRow => ({
  id: null,
  product_id,
  docket_line_id: null,
  job_rate_id,
  description,
  shift_date: null,
  unit,
  quantity,
  unit_price_cents,
  price_source: `Rate of job ${job_no}`,
  gst_code,
  line_total_cents: totalOfLine({ quantity, unit_price_cents }),
  job_id,
})
