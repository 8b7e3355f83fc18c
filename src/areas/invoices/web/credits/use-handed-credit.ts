import { HandedInput } from '#platform/contract/letter.ts'
import { useCreate } from '#platform/web/forms/use-create.ts'
import { wasSent } from '#shared/mail-words.ts'
import type { CreditNote } from '../../contract/credit-note.ts'
import { invoiceEndpoints as calls } from '../../contract/endpoints.ts'
import type { Invoice } from '../../contract/invoice.ts'

/** The form that says how a credit note was sent without our email. */
export function useHandedCredit(note: CreditNote, invoice: Invoice, onSaved: () => void) {
  return useCreate(calls.markCreditSent, {
    schema: HandedInput,
    empty: { how: 'own_email', to: note.sent_to ?? invoice.send_to, again: wasSent(note) ? 1 : 0 },
    params: { id: note.id },
    saved: ({ credit_note_no }) => `${credit_note_no} marked as sent`,
    onSaved,
  })
}
