import { RecordLetter } from '#areas/documents/web/index.ts'
import { call, read } from '#platform/web/calls/api.ts'
import { sentToast, wasSent } from '#shared/mail-words.ts'
import { invoiceEndpoints as calls } from '../contract/endpoints.ts'
import type { Invoice } from '../contract/invoice.ts'
import { invoiceName } from '../rules/invoice-words.ts'
import { letterKindOf, letterTitles, letterAmount } from '../rules/reminder.ts'
import { useHandedInvoice } from './use-handed-invoice.ts'

/** The letter with an invoice's link: the first one, a reminder, or a copy of a paid one. */
export function SendDialog({
  invoice,
  kind,
  onClose,
}: {
  invoice: Invoice
  kind: 'send' | 'remind'
  onClose: () => void
}) {
  const { id, version, client, send_to, send_to_name } = invoice
  const name = invoiceName(invoice)
  const isFirst = kind === 'send'
  const letter = letterKindOf(invoice)
  const params = { id }
  const handed = useHandedInvoice(invoice, onClose)
  return (
    <RecordLetter
      title={letterTitles[letter](name)}
      about={[client, letterAmount(letter, invoice)].filter(Boolean).join(', ')}
      record={{ id, version, name }}
      to={{ to: isFirst ? send_to : (invoice.sent_to ?? send_to), to_name: send_to_name }}
      query={read(calls.getInvoiceLetter, { params })}
      send={isFirst ? calls.sendInvoice : calls.remindOfInvoice}
      later={calls.saveInvoiceLetter}
      place={{ record_type: 'invoice', record_id: id }}
      link="Open the invoice"
      saved={(sent, to) => sentToast(invoiceName(sent), sent, { to, done: isFirst ? 'issued' : undefined })}
      receiver={client}
      make={{ endpoint: calls.makeInvoiceLink, input: { params } }}
      copied={() => call(calls.copiedInvoiceLink, { params })}
      isAgain={wasSent(invoice)}
      isReminder={letter === 'reminder'}
      handed={handed}
      onClose={onClose}
    />
  )
}
