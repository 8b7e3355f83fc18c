import { invalid } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change.ts'
import { filled } from '#platform/server/given.ts'
import type { InvoiceFields, InvoiceInput } from '../contract/invoice.ts'
import { dueDate } from '../rules/due-date.ts'
import { findJob } from './ground-store.ts'
import type { StoredInvoice } from './invoice-store.ts'
import { lineRows } from './line-rows.ts'
import { type Ground, mayChoose, readGround } from './read-ground.ts'
import { insertDraft, supplyOf } from './save-draft.ts'

const none = (label: string) => `${label} is not one of the choices.`

/** Makes a draft by hand; what is left out comes from the client, its job and the settings. @throws invalid. */
export async function createInvoice(change: Change, input: InvoiceInput): Promise<StoredInvoice> {
  const { lines: inputs = [], ...fields } = filled(input)
  const ground = await readGround(change.tx, fields.client_id)
  if (!mayChoose(change.viewer, ground.client)) throw invalid({ client_id: none('Client') })
  const job = await jobOf(change, fields)
  const lines = lineRows(inputs, { before: [], job_id: job?.id ?? null })
  const beginning = beginInvoice(change, fields, ground)
  const po_number = job?.po_number ?? null
  return insertDraft(change, { ...beginning, po_number, ...supplyOf(lines), ...fields }, lines, ground)
}

/** How an invoice of a client begins. */
export function beginInvoice(
  change: Change,
  asked: Pick<InvoiceFields, 'client_id'> & Partial<Pick<InvoiceFields, 'invoice_date' | 'payment_terms'>>,
  { seller, client, settings }: Ground,
) {
  const { invoice_date = change.today, payment_terms = client?.payment_terms ?? '30' } = asked
  return {
    company_id: seller.id,
    client_id: asked.client_id,
    job_id: null,
    po_number: null,
    invoice_date,
    payment_terms,
    due_date: dueDate(payment_terms, invoice_date),
    gst_rule: settings.gst_rule,
    buyer_name: client?.name ?? null,
    buyer_abn: client?.abn ?? null,
  }
}

/** The job that an invoice is of. @throws invalid when it is another client's. */
export async function jobOf(
  change: Change,
  { client_id, job_id }: { client_id: number; job_id?: number | null },
) {
  if (!job_id) return undefined
  const job = await findJob(change.tx, job_id)
  if (job?.client_id !== client_id) throw invalid({ job_id: none('Job') })
  return job
}
