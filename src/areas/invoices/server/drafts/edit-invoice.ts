import { invalid } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { changedFields, definedFields } from '#platform/server/change/defined-fields.ts'
import { canonical } from '#shared/canonical.ts'
import { notAChoice } from '#shared/text.ts'
import type { InvoicePatch } from '../../contract/invoice.ts'
import { checkDraft } from '../../rules/check-invoice.ts'
import { checkConstruction } from '../../rules/construction-due.ts'
import { dueDate } from '../../rules/due-date.ts'
import { datedOn } from '../../rules/issue-date.ts'
import { invoiceLabels } from '../../rules/invoice-labels.ts'
import { jobOf } from './new-invoice-defaults.ts'
import { billAsAgreed } from '../lines/bill-as-agreed.ts'
import { replaceDiscounts } from '../lines/discount-store.ts'
import { type KnownLine, saveLines } from '../lines/invoice-line-store.ts'
import { updateInvoice } from '../invoice-store.ts'
import { lineRows, ofJob, sameRow, savedOf } from '../lines/line-rows.ts'
import { entryOf, logged } from '../log-invoice.ts'
import { openInvoice } from '../open-invoice.ts'
import { priceInvoice } from '../lines/price-invoice.ts'
import { type InvoiceInputs, mayChoose, readInvoiceInputs } from './read-invoice-inputs.ts'
import { releaseDockets } from '../lines/settle-dockets.ts'

/**
 * Changes the fields that `patch` names, and the lines when they are given. Another client brings its own buyer, terms
 * and no job; another client or other terms make another due date; unless they are given with it. @throws not_found; stale with the present invoice; conflict once approved; invalid; as
 * {@link billAsAgreed}.
 */
export async function editInvoice(
  change: Change,
  id: number,
  { version, lines: inputs, override, ...changes }: InvoicePatch,
): Promise<void> {
  const { tx } = change
  const { invoice: before, lines: stored } = await openInvoice(change, id, 'edit', version)
  const invoiceInputs = await readInvoiceInputs(tx, changes.client_id ?? before.client_id)
  const { holidayOn } = invoiceInputs
  const { due_date, ...others } = changes
  const asked = changedFields(before, {
    ...clientChange(before, changes, invoiceInputs),
    ...definedFields(others),
  })
  const patch = {
    ...asked,
    ...changedFields(before, dueAnew({ today: change.today, holidayOn }, before, asked, due_date)),
  }
  const draft = { ...before, ...patch }
  await checkParties(change, { before, after: draft, lines: stored, invoiceInputs })
  const kept = stored.map(sameRow)
  const asked_lines = inputs
    ? lineRows(inputs, { before: stored, job_id: draft.job_id })
    : ofJob(kept, draft.job_id)
  const lines = await billAsAgreed(change, asked_lines, {
    invoice_id: id,
    job_id: draft.job_id,
    override,
  })
  const asIssued = datedOn(draft, change.today, holidayOn)
  checkDraft(asIssued)
  checkConstruction(asIssued, invoiceInputs.client, holidayOn)
  const hasNewLines = canonical(lines.map(savedOf)) !== canonical(kept.map(savedOf))
  const { figures, discounts } = await priceInvoice(change, draft, lines, invoiceInputs)
  if (Object.keys(patch).length === 0 && !hasNewLines && isSame(before, figures)) return
  if (hasNewLines) {
    await saveLines(tx, id, stored, lines.map(savedOf))
    const kept_ids = new Set(lines.map((line) => line.id))
    await releaseDockets(
      change,
      stored.filter((line) => !kept_ids.has(line.id)),
    )
  }
  await replaceDiscounts(tx, id, discounts)
  const isPricedAnew = hasNewLines || !isSame(before, figures)
  const priced_by = isPricedAnew ? change.viewer.user_id : before.priced_by
  const after = await updateInvoice(tx, id, { ...patch, ...figures, priced_by })
  change.log({ ...entryOf(after, 'updated'), before: logged(before, kept), after: logged(after, lines) })
}

type Draft = Awaited<ReturnType<typeof openInvoice>>['invoice']
/** What an invoice says of its client is the new one's: a tax invoice names its buyer right. */
function clientChange(
  before: Draft,
  { client_id }: { client_id?: number | undefined },
  { client }: InvoiceInputs,
) {
  if (client_id === undefined || client_id === before.client_id || !client) return {}
  const { name: buyer_name, abn: buyer_abn, payment_terms } = client
  return { job_id: null, po_number: null, buyer_name, buyer_abn, payment_terms }
}

/** When it is due: on the day that was agreed on, or by its terms where they or the client change or it is emptied. */
function dueAnew(
  { today, holidayOn }: { today: string } & Pick<InvoiceInputs, 'holidayOn'>,
  before: Draft,
  { payment_terms, client_id }: Partial<Pick<Draft, 'payment_terms' | 'client_id'>>,
  due_date: string | null | undefined,
): Partial<Pick<Draft, 'due_date' | 'is_due_agreed'>> {
  if (due_date) return { due_date, is_due_agreed: 1 }
  if (due_date === undefined && payment_terms === undefined && client_id === undefined) return {}
  return { due_date: dueDate(payment_terms ?? before.payment_terms, today, holidayOn), is_due_agreed: 0 }
}

const isSame = (before: Draft, figures: object): boolean =>
  Object.keys(changedFields(before, figures)).length === 0

interface Parties {
  before: Draft
  after: Draft
  lines: readonly Pick<KnownLine, 'docket_no' | 'job_rate_id' | 'dry_hire_id' | 'job_no'>[]
  invoiceInputs: InvoiceInputs
}

/** The client stays while dockets, agreed rates or dry hires of it are billed; the job is one of the client's. */
async function checkParties(change: Change, { before, after, lines, invoiceInputs }: Parties): Promise<void> {
  if (after.client_id !== before.client_id) {
    const docket = lines.find(({ docket_no }) => docket_no !== null)
    if (docket)
      throw invalid({ client_id: `Docket ${docket.docket_no} of another client is on this invoice.` })
    const rate = lines.find(({ job_rate_id }) => job_rate_id !== null)
    if (rate)
      throw invalid({ client_id: `A rate of job ${rate.job_no} of another client is on this invoice.` })
    const hire = lines.find(({ dry_hire_id }) => dry_hire_id !== null)
    if (hire)
      throw invalid({ client_id: `A dry hire of job ${hire.job_no} of another client is on this invoice.` })
    if (!mayChoose(change.viewer, invoiceInputs.client))
      throw invalid({ client_id: notAChoice(invoiceLabels.client_id) })
  }
  if (after.client_id !== before.client_id || after.job_id !== before.job_id) await jobOf(change, after)
}
