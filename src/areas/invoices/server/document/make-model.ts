import { paymentTermWords } from '#areas/clients/rules/client-words.ts'
import { findDefaultTerms } from '#areas/quote-wording/server/index.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { findHash } from '#platform/server/files/file-rows.ts'
import type { GstRule } from '#shared/gst.ts'
import { amountText } from '#shared/units.ts'
import type { Promised } from '../../contract/invoice.ts'
import type { InvoiceModel, ModelLine } from '../../contract/invoice-document.ts'
import { datedToday } from '../../rules/issue-date.ts'
import { modelOf } from '../../rules/invoice-model.ts'
import { listDiscounts } from '../lines/discount-store.ts'
import { listJobs } from '../drafts/lookups-store.ts'
import { type KnownLine, listLines } from '../lines/invoice-line-store.ts'
import type { StoredInvoice } from '../invoice-store.ts'
import { type InvoiceInputs, readInvoiceInputs } from '../drafts/read-invoice-inputs.ts'

interface Parts {
  lines: readonly KnownLine[]
  promises: readonly Promised[]
  invoiceInputs: InvoiceInputs
}

/** An invoice's content at this moment, with current names and addresses. */
export const readModel = async (db: Db | Tx, invoice: StoredInvoice, today: string): Promise<InvoiceModel> =>
  makeModel(db, datedToday(invoice, today), {
    lines: await listLines(db, invoice.id),
    promises: await listDiscounts(db, invoice.id),
    invoiceInputs: await readInvoiceInputs(db, invoice.client_id),
  })

/** The same from parts already loaded. */
export async function makeModel(
  db: Db | Tx,
  invoice: StoredInvoice,
  { lines, promises, invoiceInputs: { seller, client, settings } }: Parts,
): Promise<InvoiceModel> {
  const job_ids = [...new Set([invoice.job_id, ...lines.map(({ job_id }) => job_id)])].filter(
    (id) => id !== null,
  )
  const jobs = job_ids.length === 0 ? [] : await listJobs(db, job_ids)
  const sites = [...new Set(jobs.map(({ site }) => site))]
  return modelOf({
    head: {
      number: invoice.invoice_no,
      invoice_date: invoice.invoice_date,
      due_date: invoice.due_date,
      terms: paymentTermWords[invoice.payment_terms],
      logo_sha256: await findHash(db, seller.logo_file_id),
      po_number: invoice.po_number,
      reference: invoice.reference,
      jobs: jobs.map(({ job_no, title }) => `${job_no} ${title}`),
      site: sites.length === 1 ? (sites[0] ?? null) : null,
      supply_from: invoice.supply_from,
      supply_to: invoice.supply_to,
      gst_applies: invoice.gst_applies,
      gst_rule: invoice.gst_rule as GstRule,
      notes: invoice.notes,
      conditions: await findDefaultTerms(db, 'invoice', invoice.invoice_date),
      footer_text: settings.footer_text,
    },
    promises: [...promises],
    lines: lines.map(withMinimum),
    seller,
    buyer: { ...addressOf(client), name: invoice.buyer_name ?? client?.name ?? '', abn: invoice.buyer_abn },
  })
}

/** A rate’s minimum is shown on a line that charges it. */
function withMinimum({ docket_minimum, rate_minimum, ...line }: KnownLine): ModelLine {
  const isLeast = rate_minimum !== null && line.quantity === rate_minimum
  const minimum = docket_minimum ?? (isLeast ? amountText(rate_minimum, line.unit) : null)
  return { ...line, ...(minimum && { minimum }) }
}

const nowhere = { address_line1: null, address_line2: null, suburb: null, state: null, postcode: null }
export const addressOf = (client: typeof nowhere | InvoiceInputs['client']) => {
  const { address_line1, address_line2, suburb, state, postcode } = client ?? nowhere
  return { address_line1, address_line2, suburb, state, postcode }
}
