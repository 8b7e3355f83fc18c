import { useLetterFiles } from '#areas/documents/web/index.ts'
import type { LetterDraft } from '#platform/contract/letter.ts'
import { call, read } from '#platform/web/calls/api.ts'
import { useCreate } from '#platform/web/forms/use-create.ts'
import { HandOver } from '#platform/web/letters/HandOver.tsx'
import { LetterLoader } from '#platform/web/letters/LetterLoader.tsx'
import { letterValues } from '#platform/web/letters/letter-values.ts'
import { useSaveLetter } from '#platform/web/letters/use-save-letter.ts'
import { byPdf, sentToast, wasSent } from '#shared/mail-words.ts'
import { formatMoney } from '#shared/money.ts'
import { LetterDialog } from '#ui/dialogs/LetterDialog.tsx'
import { invoiceEndpoints as calls, InvoiceMail } from '../contract/endpoints.ts'
import type { Invoice } from '../contract/invoice.ts'
import { againWord } from '../rules/reminder.ts'
import { invoiceName } from '../rules/invoice-words.ts'
import { useHandedInvoice } from './use-handed-invoice.ts'

interface SendProps {
  invoice: Invoice
  kind: 'send' | 'remind'
  onClose: () => void
}
type LetterProps = SendProps & { title: string; about: string; draft: LetterDraft }

/** The email with an invoice's link: the first one, a reminder, or a copy of a paid one. */
export function SendDialog(props: SendProps) {
  const { invoice, kind, onClose } = props
  const name = invoiceName(invoice)
  const title = kind === 'send' ? `Send ${name}` : `${againWord(invoice.status, invoice.letter)}: ${name}`
  const total = invoice.total_cents == null ? null : formatMoney(invoice.total_cents)
  const words = { title, about: [invoice.client, total].filter(Boolean).join(', ') }
  return (
    <LetterLoader
      {...words}
      query={read(calls.getInvoiceLetter, { params: { id: invoice.id } })}
      onClose={onClose}
    >
      {(draft) =>
        draft.mail_leaves ? (
          <InvoiceLetter {...props} {...words} draft={draft} />
        ) : (
          <InvoiceByHand {...props} {...words} draft={draft} />
        )
      }
    </LetterLoader>
  )
}

function InvoiceLetter({ invoice, kind, draft, onClose, ...words }: LetterProps) {
  const isFirst = kind === 'send'
  const files = useLetterFiles({ record_type: 'invoice', record_id: invoice.id })
  const params = { id: invoice.id }
  const letter = useCreate(isFirst ? calls.sendInvoice : calls.remindOfInvoice, {
    schema: InvoiceMail,
    empty: {
      ...letterValues(draft, {
        to: isFirst ? invoice.send_to : (invoice.sent_to ?? invoice.send_to),
        to_name: invoice.send_to_name,
      }),
      version: invoice.version,
    },
    params,
    saved: (saved, { to }) =>
      sentToast(invoiceName(saved), saved, byPdf, { to, done: isFirst ? 'issued' : undefined }),
    onSaved: onClose,
  })
  const about = { form: letter.form, params, name: invoiceName(invoice) }
  const later = useSaveLetter(calls.saveInvoiceLetter, { ...about, onSaved: onClose })
  return (
    <LetterDialog
      {...words}
      letter={letter}
      draft={draft}
      files={files}
      link="Open the invoice"
      later={later}
      onClose={onClose}
    />
  )
}

function InvoiceByHand({ invoice, title, about, draft, onClose }: LetterProps) {
  const handed = useHandedInvoice(invoice, onClose)
  return (
    <HandOver
      title={title}
      about={about}
      receiver={invoice.client}
      make={{ endpoint: calls.makeInvoiceLink, input: { params: { id: invoice.id } } }}
      copied={() => call(calls.copiedInvoiceLink, { params: { id: invoice.id } })}
      letter={{ ...draft, cc: [], to: invoice.send_to ?? '' }}
      draft={draft}
      isAgain={wasSent(invoice)}
      handed={handed}
      onClose={onClose}
    />
  )
}
