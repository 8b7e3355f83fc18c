import { notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change.ts'
import type { Db } from '#platform/server/database.ts'
import { type PublicLink, findLink } from '#platform/server/public-link.ts'
import { countFailure, mustNotBeThrottled } from '#platform/server/throttle-store.ts'
import { type Viewer, system } from '#platform/server/viewer.ts'
import { invoiceActions, invoiceCan } from '../rules/invoice-status.ts'
import { lockInvoice, updateInvoice } from './invoice-store.ts'
import { entryOf } from './log-invoice.ts'
import { linkKind } from './mail-invoice.ts'

/** A secret has 256 bits: nobody meets one by chance. Whoever tries is slowed all the same. */
const perAddress = { failures: 30, minutes: 15 }

/**
 * The invoice that a secret opens. @throws not_found alike for one that is unknown, expired or revoked; throttled after
 * many of those from one address.
 */
export async function openLink(db: Db, viewer: Viewer, secret: string, now: Date): Promise<PublicLink> {
  const limits = { [`invoice link:${viewer.ip ?? ''}`]: perAddress }
  await mustNotBeThrottled(db, limits)
  const link = await findLink(db, linkKind, secret, now)
  if (link) return link
  await countFailure(db, limits)
  throw notFound()
}

/** Notes that the client opened its invoice, the first time. */
export async function viewByLink(change: Change, id: number): Promise<void> {
  const invoice = await lockInvoice(change.tx, system, id)
  if (!invoice || invoiceCan.view(invoice) !== true) return
  const after = await updateInvoice(change.tx, id, {
    status: invoiceActions.view.to,
    viewed_at: change.now.toISOString(),
  })
  change.log({
    ...entryOf(invoice, 'opened'),
    before: { status: invoice.status },
    after: { status: after.status },
  })
}
