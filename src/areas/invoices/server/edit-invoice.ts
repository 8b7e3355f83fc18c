import { invalid } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change.ts'
import { changed, given } from '#platform/server/given.ts'
import { canonical } from '#shared/canonical.ts'
import type { InvoicePatch } from '../contract/invoice.ts'
import { checkDraft } from '../rules/check-invoice.ts'
import { dueDate } from '../rules/due-date.ts'
import { jobOf } from './begin-invoice.ts'
import { replaceDiscounts } from './discount-store.ts'
import { saveLines } from './invoice-line-store.ts'
import { updateInvoice } from './invoice-store.ts'
import { lineRows, sameRow, savedOf } from './line-rows.ts'
import { entryOf, logged } from './log-invoice.ts'
import { openInvoice } from './open-invoice.ts'
import { priceInvoice } from './price-invoice.ts'
import { type Ground, mayChoose, readGround } from './read-ground.ts'
import { releaseDockets } from './settle-dockets.ts'

/**
 * Changes the fields that `patch` names, and the lines when they are given. Another client brings its own buyer, terms
 * and no job; other terms or another date make another due date; unless they are given with it. @throws not_found; stale with the present invoice; conflict once approved; invalid.
 */
export async function editInvoice(
  change: Change,
  id: number,
  { version, lines: inputs, ...changes }: InvoicePatch,
): Promise<void> {
  const { tx } = change
  const { invoice: before, lines: stored } = await openInvoice(change, id, 'edit', version)
  const ground = await readGround(tx, changes.client_id ?? before.client_id)
  const named = { ...clientAnew(before, changes, ground), ...given(changes) }
  const asked = changed(before, named)
  const patch = { ...asked, ...dueAnew(before, asked, changes) }
  const draft = { ...before, ...patch }
  await checkParties(change, { before, after: draft, lines: stored, ground })
  const kept = stored.map(sameRow)
  const lines = inputs
    ? lineRows(inputs, { before: stored, job_id: draft.job_id })
    : kept.map((line) => (line.docket_line_id === null ? { ...line, job_id: draft.job_id } : line))
  checkDraft(draft)
  const hasNewLines = canonical(lines.map(savedOf)) !== canonical(kept.map(savedOf))
  const { figures, discounts } = await priceInvoice(change, draft, lines, ground)
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
type Asked = Partial<Pick<Draft, 'due_date' | 'payment_terms' | 'invoice_date'>>

/** What an invoice says of its client is the new one's: a tax invoice names its buyer right. */
function clientAnew(before: Draft, { client_id }: { client_id?: number | undefined }, { client }: Ground) {
  if (client_id === undefined || client_id === before.client_id || !client) return {}
  const { name: buyer_name, abn: buyer_abn, payment_terms } = client
  return { job_id: null, po_number: null, buyer_name, buyer_abn, payment_terms }
}

function dueAnew(before: Draft, asked: Asked, { due_date }: { due_date?: string | undefined }): Asked {
  const isMoved = asked.payment_terms !== undefined || asked.invoice_date !== undefined
  if (!isMoved || due_date !== undefined) return {}
  const { payment_terms, invoice_date } = { ...before, ...asked }
  return { due_date: dueDate(payment_terms, invoice_date) }
}

const isSame = (before: Draft, figures: object): boolean => Object.keys(changed(before, figures)).length === 0

interface Parties {
  before: Draft
  after: Draft
  lines: readonly { docket_no: string | null }[]
  ground: Ground
}

/** The client stays while dockets of it are billed; the job is one of the client's. */
async function checkParties(change: Change, { before, after, lines, ground }: Parties): Promise<void> {
  if (after.client_id !== before.client_id) {
    const docket = lines.find(({ docket_no }) => docket_no !== null)
    if (docket)
      throw invalid({ client_id: `Docket ${docket.docket_no} of another client is on this invoice.` })
    if (!mayChoose(change.viewer, ground.client))
      throw invalid({ client_id: 'Client is not one of the choices.' })
  }
  if (after.client_id !== before.client_id || after.job_id !== before.job_id) await jobOf(change, after)
}
