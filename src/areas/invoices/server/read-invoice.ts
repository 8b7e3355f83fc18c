import { findHolidays } from '#areas/settings/server/index.ts'
import { notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { numbered, upcomingNumber } from '#platform/server/change/number-sequence.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { findFaults } from '#platform/server/mail/mail-store.ts'
import { type Viewer, may } from '#platform/server/sessions/viewer.ts'
import type { GstRule } from '#shared/gst.ts'
import type { Invoice } from '../contract/invoice.ts'
import { datedToday } from '../rules/issue-date.ts'
import { listDiscounts } from './lines/discount-store.ts'
import { listLines } from './lines/invoice-line-store.ts'
import { isOwnApproval } from './own-approval.ts'
import { findInvoice } from './invoice-store.ts'
import { withoutAmounts } from '../rules/progress-claim.ts'
import { readInvoiceSettings } from './settings-store.ts'

/** One invoice with its lines as this viewer may see it. @throws not_found. */
export async function readInvoice(db: Db | Tx, viewer: Viewer, id: number, today: string): Promise<Invoice> {
  const [invoice, lines, settings, holidayOn] = await Promise.all([
    findInvoice(db, viewer, id, today),
    listLines(db, id),
    readInvoiceSettings(db),
    findHolidays(db),
  ])
  if (!invoice) throw notFound()
  // Quotes may grant discounts on jobs' work.
  const mayTotal = may(viewer, 'invoices:totals')
  const promises = lines.some(({ job_id }) => job_id !== null) ? await listDiscounts(db, id) : []
  return {
    ...datedToday(invoice, today, holidayOn),
    fault: (await findFaults(db, 'invoice', [invoice])).get(id) ?? null,
    gst_rule: invoice.gst_rule as GstRule,
    next_invoice_no: await nextInvoiceNo(db, invoice),
    is_own_approval: Number(await isOwnApproval(db, viewer, invoice, settings)),
    is_money_hidden: Number(!mayTotal),
    line_count: lines.length,
    promises,
    lines: mayTotal
      ? lines
      : lines.map((line) => ({ ...line, description: withoutAmounts(line.description) })),
  }
}

const nextInvoiceNo = async (db: Db | Tx, { status, company_id }: Pick<Invoice, 'status' | 'company_id'>) =>
  status === 'Draft' ? numbered('INV', await upcomingNumber(db, 'invoice', company_id)) : null

/** The same inside a change, as its viewer may see it. */
export const readInvoiceOf = ({ tx, viewer, today }: Change, id: number): Promise<Invoice> =>
  readInvoice(tx, viewer, id, today)
