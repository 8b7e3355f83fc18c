import type { LetterDraft } from '#platform/contract/letter.ts'
import { read } from '#platform/web/calls/api.ts'
import { useCreate } from '#platform/web/forms/use-create.ts'
import { LetterLoader } from '#platform/web/letters/LetterLoader.tsx'
import { byPdf, sentToast } from '#shared/mail-words.ts'
import { LetterDialog } from '#ui/dialogs/LetterDialog.tsx'
import { invoiceEndpoints as calls, InvoiceMail } from '../contract/endpoints.ts'
import type { Invoice } from '../contract/invoice.ts'
import { againAs, againWords } from '../rules/reminder.ts'
import { invoiceName } from '../rules/invoice-words.ts'

interface SendProps {
  invoice: Invoice
  kind: 'send' | 'remind'
  onClose: () => void
}

/** The email with an invoice's link: the first one, a reminder, or a copy of a paid one. */
export function SendDialog(props: SendProps) {
  const { invoice, kind, onClose } = props
  const word = kind === 'send' ? 'Send' : againWords[againAs(invoice.status, invoice.letter)]
  const title = `${word}: ${invoiceName(invoice)}`
  return (
    <LetterLoader
      title={title}
      query={read(calls.getInvoiceLetter, { params: { id: invoice.id } })}
      onClose={onClose}
    >
      {(draft) => <InvoiceLetter {...props} title={title} draft={draft} />}
    </LetterLoader>
  )
}

function InvoiceLetter({
  invoice,
  kind,
  title,
  draft,
  onClose,
}: SendProps & { title: string; draft: LetterDraft }) {
  const isFirst = kind === 'send'
  const letter = useCreate(isFirst ? calls.sendInvoice : calls.remindOfInvoice, {
    schema: InvoiceMail,
    empty: {
      version: invoice.version,
      to: (isFirst ? invoice.send_to : (invoice.sent_to ?? invoice.send_to)) ?? '',
      to_name: invoice.send_to_name,
      cc: [],
      with_pdf: 1,
      subject: draft.subject,
      message: draft.message,
    },
    params: { id: invoice.id },
    saved: (saved, { to }) =>
      sentToast(invoiceName(saved), saved, byPdf, { to, done: isFirst ? 'issued' : undefined }),
    onSaved: onClose,
  })
  return (
    <LetterDialog
      title={title}
      letter={letter}
      draft={draft}
      link="Open the invoice"
      byHand={byPdf}
      isFirst={isFirst}
      onClose={onClose}
    />
  )
}
