import { HandedDialog } from '#ui/dialogs/HandedDialog.tsx'
import type { Invoice } from '../contract/invoice.ts'
import { invoiceName } from '../rules/invoice-words.ts'
import { useHandedInvoice } from './use-handed-invoice.ts'

/** Notes that an invoice was sent without our email. */
export function MarkSentDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const handed = useHandedInvoice(invoice, onClose)
  return <HandedDialog name={invoiceName(invoice)} handed={handed} onClose={onClose} />
}
