import { RowDialog, type RowDialogProps } from '#platform/web/lists/RowDialog.tsx'
import { quoteNoun } from '../../rules/quote-labels.ts'
import { quoteCan } from '../../rules/quote-status.ts'
import { MakeJobDialog } from '../MakeJobDialog.tsx'
import { quoteQuery } from '../queries.ts'
import { SendDialog } from '../sending/SendDialog.tsx'

export type QuoteRowAction = 'send' | 'remind' | 'convert'

/** What a quote's row opens: its letter, or the job made from it. */
export default function QuoteRowDialog({ id, action, onClose }: RowDialogProps<QuoteRowAction>) {
  return (
    <RowDialog
      noun={quoteNoun}
      query={quoteQuery(id)}
      nameOf={({ quote_no }) => quote_no}
      can={quoteCan[action]}
      onClose={onClose}
    >
      {(quote) =>
        action === 'convert' ? (
          <MakeJobDialog quote={quote} onClose={onClose} />
        ) : (
          <SendDialog quote={quote} kind={action} onClose={onClose} />
        )
      }
    </RowDialog>
  )
}
