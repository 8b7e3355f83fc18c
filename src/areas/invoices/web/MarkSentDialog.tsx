import { useCreate } from '#platform/web/forms/use-create.ts'
import { HandedDialog } from '#ui/dialogs/HandedDialog.tsx'
import { invoiceEndpoints as calls, InvoiceHanded } from '../contract/endpoints.ts'
import type { Invoice } from '../contract/invoice.ts'
import { invoiceName } from '../rules/invoice-words.ts'

/** Notes that an invoice was sent without our email. */
export function MarkSentDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const handed = useCreate(calls.markInvoiceSent, {
    schema: InvoiceHanded,
    empty: { version: invoice.version, how: 'own_email' },
    params: { id: invoice.id },
    saved: (saved) => `${invoiceName(saved)} marked as sent`,
    onSaved: onClose,
  })
  return <HandedDialog name={invoiceName(invoice)} handed={handed} onClose={onClose} />
}
