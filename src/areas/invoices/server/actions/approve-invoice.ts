import type { Change } from '#platform/server/change/change.ts'
import { mustBeAllowed } from '#platform/server/change/open-record.ts'
import { nextNumber, numbered } from '#platform/server/change/number-sequence.ts'
import { may } from '#platform/server/sessions/viewer.ts'
import type { InvoiceApproval } from '../../contract/endpoints.ts'
import { conflict, forbidden } from '#platform/contract/app-error.ts'
import { checkDraft, checkInvoice } from '../../rules/check-invoice.ts'
import { checkConstruction } from '../../rules/construction-due.ts'
import { invoiceActions, invoiceCan } from '../../rules/invoice-status.ts'
import { checkIssueDate, datedOn } from '../../rules/issue-date.ts'
import { replaceDiscounts } from '../lines/discount-store.ts'
import { keepClient, lockPurchaseOrder } from '../drafts/lookups-store.ts'
import { isOwnApproval } from '../own-approval.ts'
import { type StoredInvoice, lastIssued, updateInvoice } from '../invoice-store.ts'
import { issueInvoice } from '../document/issued-invoice.ts'
import { sameRow } from '../lines/line-rows.ts'
import { entryOf } from '../log-invoice.ts'
import { makeModel } from '../document/make-model.ts'
import { openInvoice } from '../open-invoice.ts'
import { priceInvoice } from '../lines/price-invoice.ts'
import { type InvoiceInputs, readInvoiceInputs } from '../drafts/read-invoice-inputs.ts'
import { settleDockets, settleDryHires } from '../lines/settle-dockets.ts'

/**
 * Approves a draft: it gets the next number and its content is frozen; its dockets become invoiced. The
 * number is taken last, to lock the sequence as briefly as possible, and is returned if the change fails. It
 * is dated today unless an earlier day of the open period is given. @throws not_found; stale; forbidden to
 * date it; conflict, also where the next number is no longer `next_invoice_no`; invalid for what a tax invoice must
 *   contain.
 */
export async function approveInvoice(
  change: Change,
  id: number,
  { version, invoice_date, next_invoice_no: shown }: Partial<InvoiceApproval> = {},
): Promise<void> {
  const { tx, viewer, today } = change
  const { invoice: draft, lines } = await openInvoice(change, id, 'approve', version)
  // Dockets and orders first, the lock order of all billing.
  await settleDockets(change, lines)
  await settleDryHires(change, id, lines)
  // The client's GST switch, or the rest of a quote's discount, may have changed since the lines were saved.
  const client = await keepClient(tx, draft.client_id)
  if (client?.archived_at) throw conflict('This client is archived. Restore it first.')
  const invoiceInputs = await readInvoiceInputs(tx, draft.client_id)
  const { figures, discounts } = await priceInvoice(change, draft, lines.map(sameRow), invoiceInputs)
  const priced = {
    ...datedOn(draft, await dayOfIssue(change, draft, invoice_date), invoiceInputs.holidayOn),
    ...figures,
  }
  checkDraft(priced)
  checkConstruction(priced, invoiceInputs.client, invoiceInputs.holidayOn)
  await mustStillBeApproved(change, priced, lines.length, invoiceInputs)
  await mustHaveDetails(change, priced, invoiceInputs)
  const model = await makeModel(tx, priced, { lines, promises: discounts, invoiceInputs })
  change.atLast(replaceDiscounts(tx, id, discounts))
  const number = await nextNumber(change, 'invoice', draft.company_id)
  mustBeShown(number, shown)
  const invoice = {
    ...priced,
    number,
    invoice_no: numbered('INV', number),
    status: invoiceActions.approve.to,
    approved_at: change.now.toISOString(),
    approved_by: viewer.user_id,
  }
  const { invoice_no, status, approved_at, approved_by, total_cents, due_date } = invoice
  const dates = { invoice_date: invoice.invoice_date, due_date }
  change.atLast(
    updateInvoice(tx, id, { ...figures, ...dates, number, invoice_no, status, approved_at, approved_by }),
  )
  change.atLast(issueInvoice(change, id, { ...model, number: invoice_no }))
  change.log({
    ...entryOf(invoice, 'approved'),
    // A date other than today is a change of its own.
    before: { status: draft.status, total_cents: draft.total_cents, invoice_date: today },
    after: { status, invoice_no, total_cents, invoice_date: dates.invoice_date },
  })
}

/** Whoever was shown a number is asked again when another invoice took it meanwhile. */
function mustBeShown(number: number, shown: string | null | undefined): void {
  const next = numbered('INV', number)
  if (shown && shown !== next) throw conflict(`The next number is now ${next}. Check and approve again.`)
}

/** Today, or the day given by someone with the right. */
async function dayOfIssue(
  { tx, viewer, today }: Change,
  { company_id }: StoredInvoice,
  asked: string | null | undefined,
): Promise<string> {
  if (!asked || asked === today) return today
  if (!may(viewer, 'invoices:date')) throw forbidden()
  checkIssueDate(asked, { today, last_issued: await lastIssued(tx, company_id) })
  return asked
}

/** At today's price the total may have risen above the limit, or fallen to nothing. */
async function mustStillBeApproved(
  change: Change,
  invoice: StoredInvoice,
  line_count: number,
  { settings }: InvoiceInputs,
): Promise<void> {
  const is_own_approval = Number(await isOwnApproval(change.tx, change.viewer, invoice, settings))
  mustBeAllowed(invoiceCan.approve({ ...invoice, line_count, is_own_approval }))
}

async function mustHaveDetails(
  change: Change,
  invoice: StoredInvoice,
  { seller, client }: InvoiceInputs,
): Promise<void> {
  const { id, client_id, po_number } = invoice
  const order = await lockPurchaseOrder(change.tx, { client_id, po_number, except_id: id })
  checkInvoice({ ...invoice, ...order, seller, client: client ?? { name: '', po_required: 0 } })
}
