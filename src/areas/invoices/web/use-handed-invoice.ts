import { useCreate } from '#platform/web/forms/use-create.ts'
import { handedForm } from '#platform/web/letters/handed-form.ts'
import { invoiceEndpoints as calls, InvoiceHanded } from '../contract/endpoints.ts'
import type { Invoice } from '../contract/invoice.ts'
import { invoiceName } from '../rules/invoice-words.ts'

/** The form that says how an invoice was sent without our email. */
export const useHandedInvoice = (invoice: Invoice, onSaved: () => void) =>
  useCreate(calls.markInvoiceSent, {
    ...handedForm(invoice),
    schema: InvoiceHanded,
    saved: (saved) => `${invoiceName(saved)} marked as sent`,
    onSaved,
  })
