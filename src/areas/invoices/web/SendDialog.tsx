import { useCreate } from '#platform/web/forms/use-create.ts'
import { byPdf, sentToast } from '#shared/mail-words.ts'
import { LetterDialog } from '#ui/dialogs/LetterDialog.tsx'
import { invoiceEndpoints as calls, InvoiceMail } from '../contract/endpoints.ts'
import type { Invoice } from '../contract/invoice.ts'
import { againAs, againWords } from '../rules/reminder.ts'
import { invoiceName } from '../rules/invoice-words.ts'

/** The email with an invoice's link: the first one, a reminder, or a copy of a paid one. */
export function SendDialog({
  invoice,
  kind,
  onClose,
}: {
  invoice: Invoice
  kind: 'send' | 'remind'
  onClose: () => void
}) {
  const isFirst = kind === 'send'
  const again = againAs(invoice.status, invoice.letter)
  const letter = useCreate(isFirst ? calls.sendInvoice : calls.remindOfInvoice, {
    schema: InvoiceMail,
    empty: {
      version: invoice.version,
      to: (isFirst ? invoice.send_to : (invoice.sent_to ?? invoice.send_to)) ?? '',
      to_name: invoice.send_to_name,
    },
    params: { id: invoice.id },
    saved: (saved, { to }) =>
      sentToast(invoiceName(saved), saved, byPdf, { to, done: isFirst ? 'issued' : undefined }),
    onSaved: onClose,
  })
  return (
    <LetterDialog
      title={`${isFirst ? 'Send' : againWords[again]}: ${invoiceName(invoice)}`}
      letter={letter}
      help={`The PDF link goes below your message. Leave empty to send our standard letter${!isFirst && again === 'reminder' ? ' with what is owing' : ''}.`}
      onClose={onClose}
    />
  )
}
