import { paymentTermWords } from '#areas/clients/rules/client-words.ts'
import { defaultCompany } from '#areas/settings/server/index.ts'
import type { Db, Tx } from '#platform/server/database.ts'
import type { GstRule } from '#shared/gst.ts'
import type { InvoiceModel } from '../contract/invoice-document.ts'
import { modelOf } from '../rules/invoice-model.ts'
import { listDiscounts } from './discount-store.ts'
import { findClient, hashOfFile, listJobs } from './ground-store.ts'
import type { KnownLine } from './invoice-line-store.ts'
import type { StoredInvoice } from './invoice-store.ts'
import { readInvoiceSettings } from './settings-store.ts'

/** What an invoice says at this moment, with the names and addresses as they are now. */
export async function makeModel(
  db: Db | Tx,
  invoice: StoredInvoice,
  lines: readonly KnownLine[],
): Promise<InvoiceModel> {
  const seller = await defaultCompany(db)
  const { footer_text } = await readInvoiceSettings(db)
  const client = await findClient(db, invoice.client_id)
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
      logo_sha256: await hashOfFile(db, seller.logo_file_id),
      po_number: invoice.po_number,
      reference: invoice.reference,
      jobs: jobs.map(({ job_no, title }) => `${job_no} ${title}`),
      site: sites.length === 1 ? (sites[0] ?? null) : null,
      supply_from: invoice.supply_from,
      supply_to: invoice.supply_to,
      gst_applies: invoice.gst_applies,
      gst_rule: invoice.gst_rule as GstRule,
      notes: invoice.notes,
      footer_text,
    },
    promises: await listDiscounts(db, invoice.id),
    lines,
    seller,
    buyer: { ...addressOf(client), name: invoice.buyer_name ?? client?.name ?? '', abn: invoice.buyer_abn },
  })
}

const nowhere = { address_line1: null, address_line2: null, suburb: null, state: null, postcode: null }
export const addressOf = (client: typeof nowhere | Awaited<ReturnType<typeof findClient>>) => {
  const { address_line1, address_line2, suburb, state, postcode } = client ?? nowhere
  return { address_line1, address_line2, suburb, state, postcode }
}
