import { useCreate } from '#platform/web/forms/use-create.ts'
import { wasSent } from '#shared/mail-words.ts'
import { invoiceEndpoints as calls, InvoiceHanded } from '../contract/endpoints.ts'
import type { Invoice } from '../contract/invoice.ts'
import { invoiceName } from '../rules/invoice-words.ts'

/** The form that says how an invoice was sent without our email. */
export function useHandedInvoice(invoice: Invoice, onSaved: () => void) {
  return useCreate(calls.markInvoiceSent, {
    schema: InvoiceHanded,
    empty: {
      version: invoice.version,
      how: 'own_email',
      to: invoice.sent_to ?? invoice.send_to,
      again: wasSent(invoice) ? 1 : 0,
    },
    params: { id: invoice.id },
    saved: (saved) => `${invoiceName(saved)} marked as sent`,
    onSaved,
  })
}
