import { invalid } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { notAChoice } from '#shared/text.ts'
import type { InvoiceFields } from '../../contract/invoice.ts'
import { dueDate } from '../../rules/due-date.ts'
import { invoiceLabels } from '../../rules/invoice-labels.ts'
import { findJob } from './lookups-store.ts'
import type { InvoiceInputs } from './read-invoice-inputs.ts'

/** A client's defaults for a new invoice. */
export function newInvoiceDefaults(
  change: Change,
  asked: Pick<InvoiceFields, 'client_id'> & Partial<Pick<InvoiceFields, 'payment_terms' | 'due_date'>>,
  { seller, client, settings, holidayOn }: InvoiceInputs,
) {
  const { payment_terms = client?.payment_terms ?? '30', due_date } = asked
  const invoice_date = change.today
  return {
    company_id: seller.id,
    client_id: asked.client_id,
    job_id: null,
    po_number: null,
    invoice_date,
    payment_terms,
    due_date: due_date ?? dueDate(payment_terms, invoice_date, holidayOn),
    is_due_agreed: Number(Boolean(due_date)),
    gst_rule: settings.gst_rule,
    buyer_name: client?.name ?? null,
    buyer_abn: client?.abn ?? null,
  }
}

/** The invoice's job. @throws invalid when it is another client's. */
export async function jobOf(
  change: Change,
  { client_id, job_id }: { client_id: number; job_id?: number | null },
) {
  if (!job_id) return undefined
  const job = await findJob(change.tx, job_id)
  if (job?.client_id !== client_id) throw invalid({ job_id: notAChoice(invoiceLabels.job_id) })
  return job
}
