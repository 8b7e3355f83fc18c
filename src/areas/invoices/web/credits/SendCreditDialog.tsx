import { type LetterDraft, LetterInput } from '#platform/contract/letter.ts'
import { read } from '#platform/web/calls/api.ts'
import { useCreate } from '#platform/web/forms/use-create.ts'
import { LetterLoader } from '#platform/web/letters/LetterLoader.tsx'
import { byPdf, hasLeft, sentToast } from '#shared/mail-words.ts'
import { LetterDialog } from '#ui/dialogs/LetterDialog.tsx'
import type { CreditNote } from '../../contract/credit-note.ts'
import { invoiceEndpoints as calls } from '../../contract/endpoints.ts'
import type { Invoice } from '../../contract/invoice.ts'

interface SendProps {
  note: CreditNote
  invoice: Invoice
  onClose: () => void
}

/** The email with a credit note's link. */
export function SendCreditDialog(props: SendProps) {
  const { note, onClose } = props
  const title = `${note.sent_at && hasLeft(note.letter) ? 'Send again' : 'Send'}: ${note.credit_note_no}`
  return (
    <LetterLoader
      title={title}
      query={read(calls.getCreditLetter, { params: { id: note.id } })}
      onClose={onClose}
    >
      {(draft) => <CreditLetter {...props} title={title} draft={draft} />}
    </LetterLoader>
  )
}

function CreditLetter({
  note,
  invoice,
  title,
  draft,
  onClose,
}: SendProps & { title: string; draft: LetterDraft }) {
  const letter = useCreate(calls.sendCreditNote, {
    schema: LetterInput,
    empty: {
      to: note.sent_to ?? invoice.sent_to ?? invoice.send_to ?? '',
      to_name: invoice.send_to_name,
      cc: [],
      with_pdf: 1,
      subject: draft.subject,
      message: draft.message,
    },
    params: { id: note.id },
    saved: (saved, { to }) => sentToast(saved.credit_note_no, saved, byPdf, { to }),
    onSaved: onClose,
  })
  return (
    <LetterDialog
      title={title}
      letter={letter}
      draft={draft}
      link="Open the credit note"
      byHand={byPdf}
      isFirst={!note.sent_at}
      onClose={onClose}
    />
  )
}
