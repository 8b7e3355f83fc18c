import type { StoredInvoice } from '../invoice-store.ts'
import { entryOf } from '../log-invoice.ts'
import type { SentCredit } from './credit-store.ts'

/** A credit note in the history of its invoice. */
export const entryOfCredit = (note: SentCredit, invoice: StoredInvoice, action: string) => ({
  ...entryOf(invoice, action),
  part: `credit note ${note.credit_note_no}`,
})

/** A credit note has no documents of its own. */
export const creditLetterHome = ({ id }: Pick<SentCredit, 'id'>, invoice: Pick<StoredInvoice, 'id'>) => ({
  record_type: 'credit_note',
  record_id: id,
  documents_of: { record_type: 'invoice', record_id: invoice.id },
})
