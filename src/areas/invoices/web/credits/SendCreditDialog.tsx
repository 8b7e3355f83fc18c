import { LetterInput } from '#platform/contract/letter.ts'
import { useCreate } from '#platform/web/forms/use-create.ts'
import { byPdf, hasLeft, sentToast } from '#shared/mail-words.ts'
import { LetterDialog } from '#ui/dialogs/LetterDialog.tsx'
import type { CreditNote } from '../../contract/credit-note.ts'
import { invoiceEndpoints as calls } from '../../contract/endpoints.ts'
import type { Invoice } from '../../contract/invoice.ts'

/** The email with a credit note's link. */
export function SendCreditDialog({
  note,
  invoice,
  onClose,
}: {
  note: CreditNote
  invoice: Invoice
  onClose: () => void
}) {
  const letter = useCreate(calls.sendCreditNote, {
    schema: LetterInput,
    empty: {
      to: note.sent_to ?? invoice.sent_to ?? invoice.send_to ?? '',
      to_name: invoice.send_to_name,
    },
    params: { id: note.id },
    saved: (saved, { to }) => sentToast(saved.credit_note_no, saved, byPdf, { to }),
    onSaved: onClose,
  })
  return (
    <LetterDialog
      title={`${note.sent_at && hasLeft(note.letter) ? 'Send again' : 'Send'}: ${note.credit_note_no}`}
      letter={letter}
      help="The PDF link goes below your message. Leave empty to send our standard letter."
      onClose={onClose}
    />
  )
}
