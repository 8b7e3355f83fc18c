import { HandedDialog } from '#ui/dialogs/HandedDialog.tsx'
import type { CreditNote } from '../../contract/credit-note.ts'
import type { Invoice } from '../../contract/invoice.ts'
import { useHandedCredit } from './use-handed-credit.ts'

/** Notes that a credit note was sent without our email. */
export function MarkCreditSentDialog({
  note,
  invoice,
  onClose,
}: {
  note: CreditNote
  invoice: Invoice
  onClose: () => void
}) {
  const handed = useHandedCredit(note, invoice, onClose)
  return <HandedDialog name={note.credit_note_no} handed={handed} onClose={onClose} />
}
