import { conflict } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { isUnderWay } from '#platform/server/mail/under-way.ts'
import { insertHanded } from '#platform/server/mail/mail-store.ts'
import { handedHowWords, hasLeft } from '#shared/mail-words.ts'
import type { InvoiceHanded } from '../../contract/endpoints.ts'
import { invoiceName } from '../../rules/invoice-words.ts'
import { findLetter } from '../invoice-store.ts'
import { entryOf } from '../log-invoice.ts'
import { openInvoice } from '../open-invoice.ts'

/** Notes that someone sent an issued invoice without our email. @throws not_found; stale; conflict. */
export async function markInvoiceHanded(change: Change, id: number, body: InvoiceHanded): Promise<void> {
  const { invoice } = await openInvoice(change, id, 'remind', body.version)
  const letter = await findLetter(change.tx, id)
  if (hasLeft(letter)) throw conflict('This invoice is already sent.')
  if (isUnderWay(letter)) throw conflict('Its email is already on its way.')
  await insertHanded(change.tx, {
    record_type: 'invoice',
    record_id: id,
    purpose: 'invoice',
    subject: invoiceName(invoice),
    to_address: invoice.sent_to ?? '',
    how: body.how,
    sent_at: change.now.toISOString(),
  })
  change.log({ ...entryOf(invoice, 'marked as sent'), after: { how: handedHowWords[body.how] } })
}
