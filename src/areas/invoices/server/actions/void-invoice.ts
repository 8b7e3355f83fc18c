import type { Change } from '#platform/server/change/change.ts'
import { type NewCreditLine, restCredit, wholeCredit } from '../../rules/credit-totals.ts'
import { sharesOf } from '../../rules/invoice-totals.ts'
import { invoiceActions } from '../../rules/invoice-status.ts'
import { listCredits } from '../credits/credit-store.ts'
import { listDiscounts } from '../lines/discount-store.ts'
import { type KnownLine, releaseLines } from '../lines/invoice-line-store.ts'
import { type StoredInvoice, updateInvoice } from '../invoice-store.ts'
import { entryOf } from '../log-invoice.ts'
import { makeCredit } from '../credits/make-credit.ts'
import { openInvoice } from '../open-invoice.ts'
import { undisputed } from './resolve-invoice.ts'
import { releaseDockets, releaseDryHires } from '../lines/settle-dockets.ts'

/**
 * Voids an invoice: a credit note covers the rest of it, its docket lines may be billed again, and its number
 * is kept. Its payments may be the client's credit by then. @throws not_found; stale; conflict with a payment
 * that is still on it.
 */
export async function voidInvoice(
  change: Change,
  id: number,
  { reason, version }: { reason: string; version?: number | undefined },
): Promise<void> {
  const { invoice, lines } = await openInvoice(change, id, 'void', version)
  // A fully credited one has nothing left to credit.
  if (invoice.owing_cents > 0)
    await makeCredit(change, invoice, { lines: await allOf(change, invoice, lines), reason })
  await updateInvoice(change.tx, id, {
    status: invoiceActions.void.to,
    ...undisputed,
    void_reason: reason,
  })
  await releaseLines(change.tx, id)
  await releaseDockets(change, lines)
  await releaseDryHires(change, lines)
  change.log({
    ...entryOf(invoice, 'voided'),
    reason,
    before: { status: invoice.status },
    after: { status: invoiceActions.void.to },
  })
}

async function allOf(
  change: Change,
  invoice: StoredInvoice,
  lines: readonly KnownLine[],
): Promise<NewCreditLine[]> {
  const promises = await listDiscounts(change.tx, invoice.id)
  if (invoice.credited_cents === 0) return wholeCredit(lines, { promises })
  const credited = (await listCredits(change.tx, invoice.id)).flatMap((note) => note.lines)
  const shares = sharesOf(lines, promises)
  return restCredit(lines, { shares, credited, what: `What is left of ${invoice.invoice_no}` })
}
