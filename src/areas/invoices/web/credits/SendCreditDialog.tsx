import { RecordLetter } from '#areas/documents/web/index.ts'
import { call, read } from '#platform/web/calls/api.ts'
import { sentToast, wasSent } from '#shared/mail-words.ts'
import { formatMoney } from '#shared/money.ts'
import type { CreditNote } from '../../contract/credit-note.ts'
import { invoiceEndpoints as calls } from '../../contract/endpoints.ts'
import type { Invoice } from '../../contract/invoice.ts'
import { useHandedCredit } from './use-handed-credit.ts'

/** The letter with a credit note's link. */
export function SendCreditDialog({
  note,
  invoice,
  onClose,
}: {
  note: CreditNote
  invoice: Invoice
  onClose: () => void
}) {
  const { id, credit_note_no } = note
  const params = { id }
  const isAgain = wasSent(note)
  const handed = useHandedCredit(note, invoice, onClose)
  return (
    <RecordLetter
      title={isAgain ? `Send a copy of ${credit_note_no}` : `Send ${credit_note_no}`}
      about={`${invoice.client}, ${formatMoney(note.total_cents)}`}
      record={{ id, name: credit_note_no }}
      to={{ to: note.sent_to ?? invoice.sent_to ?? invoice.send_to, to_name: invoice.send_to_name }}
      query={read(calls.getCreditLetter, { params })}
      send={calls.sendCreditNote}
      later={calls.saveCreditLetter}
      place={{ record_type: 'invoice', record_id: invoice.id }}
      link="Open the credit note"
      saved={(sent, to) => sentToast(sent.credit_note_no, sent, { to })}
      receiver={invoice.client}
      make={{ endpoint: calls.makeCreditLink, input: { params } }}
      copied={() => call(calls.copiedCreditLink, { params })}
      isAgain={isAgain}
      isReminder={false}
      handed={handed}
      onClose={onClose}
    />
  )
}
