import { listQuoted } from '#areas/dockets/server/index.ts'
import { conflict, notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { Db } from '#platform/server/database/database.ts'
import { type Viewer, mustHold } from '#platform/server/sessions/viewer.ts'
import type { QuotedRate } from '../../contract/quoted-rate.ts'
import { claimableCents } from '../../rules/progress-claim.ts'
import { invoiceCan } from '../../rules/invoice-status.ts'
import { findInvoice } from '../invoice-store.ts'
import { openInvoice } from '../open-invoice.ts'
import { listRatesToBill } from './agreed-store.ts'
import type { Override } from './bill-as-agreed.ts'
import { appendLines } from './append-lines.ts'
import { type AskedRates, noLongerAgreed, rateRows } from './rate-rows.ts'

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
  const left = (await listQuoted(db, [invoice.job_id])).get(invoice.job_id) ?? []
  const rates = await listRatesToBill(
    db,
    left.map((rate) => rate.id),
  )
  const agreed = new Map(rates.map((rate) => [rate.id, claimableCents(rate)]))
  return left.map((rate) => ({ ...rate, agreed_cents: agreed.get(rate.id) ?? null }))
}

/**
 * Adds some of it to the draft, as it was quoted, or progress claims of it. @throws as {@link rateRows}; not_found;
 * stale; conflict once approved; as {@link billAsAgreed}.
 */
export async function addQuotedRates(
  change: Change,
  id: number,
  { version, override, ...asked }: AskedRates & { version?: number | undefined; override?: Override },
): Promise<void> {
  mustHold(change.viewer, 'jobs:rates')
  const open = await openInvoice(change, id, 'edit', version)
  const { job_id } = open.invoice
  const rates = await rateRows(change, asked)
  if (rates.some(({ rate }) => rate.job_id !== job_id)) throw conflict(noLongerAgreed)
  await appendLines(
    change,
    open,
    rates.map(({ row }) => row),
    { override },
  )
}
