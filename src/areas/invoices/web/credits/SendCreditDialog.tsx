import { useLetterFiles } from '#areas/documents/web/index.ts'
import { type LetterDraft, LetterInput } from '#platform/contract/letter.ts'
import { call, read } from '#platform/web/calls/api.ts'
import { useCreate } from '#platform/web/forms/use-create.ts'
import { HandOver } from '#platform/web/letters/HandOver.tsx'
import { LetterLoader } from '#platform/web/letters/LetterLoader.tsx'
import { letterValues } from '#platform/web/letters/letter-values.ts'
import { useSaveLetter } from '#platform/web/letters/use-save-letter.ts'
import { byPdf, sentToast, wasSent } from '#shared/mail-words.ts'
import { formatMoney } from '#shared/money.ts'
import { LetterDialog } from '#ui/dialogs/LetterDialog.tsx'
import type { CreditNote } from '../../contract/credit-note.ts'
import { invoiceEndpoints as calls } from '../../contract/endpoints.ts'
import type { Invoice } from '../../contract/invoice.ts'
import { useHandedCredit } from './use-handed-credit.ts'

interface SendProps {
  note: CreditNote
  invoice: Invoice
  onClose: () => void
}
type LetterProps = SendProps & { title: string; about: string; draft: LetterDraft }

/** The email with a credit note's link. */
export function SendCreditDialog(props: SendProps) {
  const { note, invoice, onClose } = props
  const words = {
    title: wasSent(note) ? `Send again: ${note.credit_note_no}` : `Send ${note.credit_note_no}`,
    about: `${invoice.client}, ${formatMoney(note.total_cents)}`,
  }
  return (
    <LetterLoader
      {...words}
      query={read(calls.getCreditLetter, { params: { id: note.id } })}
      onClose={onClose}
    >
      {(draft) =>
        draft.mail_leaves ? (
          <CreditLetter {...props} {...words} draft={draft} />
        ) : (
          <CreditByHand {...props} {...words} draft={draft} />
        )
      }
    </LetterLoader>
  )
}

const receiverOf = ({ note, invoice }: Pick<SendProps, 'note' | 'invoice'>): string =>
  note.sent_to ?? invoice.sent_to ?? invoice.send_to ?? ''

function CreditLetter({ note, invoice, draft, onClose, ...words }: LetterProps) {
  const files = useLetterFiles({ record_type: 'invoice', record_id: invoice.id })
  const params = { id: note.id }
  const letter = useCreate(calls.sendCreditNote, {
    schema: LetterInput,
    empty: letterValues(draft, { to: receiverOf({ note, invoice }), to_name: invoice.send_to_name }),
    params,
    saved: (saved, { to }) => sentToast(saved.credit_note_no, saved, byPdf, { to }),
    onSaved: onClose,
  })
  const about = { form: letter.form, params, name: note.credit_note_no }
  const later = useSaveLetter(calls.saveCreditLetter, { ...about, onSaved: onClose })
  return (
    <LetterDialog
      {...words}
      letter={letter}
      draft={draft}
      files={files}
      link="Open the credit note"
      later={later}
      onClose={onClose}
    />
  )
}

function CreditByHand({ note, invoice, title, about, draft, onClose }: LetterProps) {
  const handed = useHandedCredit(note, invoice, onClose)
  return (
    <HandOver
      title={title}
      about={about}
      receiver={invoice.client}
      make={{ endpoint: calls.makeCreditLink, input: { params: { id: note.id } } }}
      copied={() => call(calls.copiedCreditLink, { params: { id: note.id } })}
      letter={{ ...draft, cc: [], to: receiverOf({ note, invoice }) }}
      draft={draft}
      isAgain={wasSent(note)}
      handed={handed}
      onClose={onClose}
    />
  )
}
