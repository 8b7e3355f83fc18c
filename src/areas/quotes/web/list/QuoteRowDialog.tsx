import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { reasonOf } from '#shared/allowed.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { ErrorState, LoadingState } from '#ui/parts/states.tsx'
import type { Quote } from '../../contract/quote.ts'
import { quoteCan } from '../../rules/quote-status.ts'
import { MakeJobDialog } from '../MakeJobDialog.tsx'
import { quoteQuery } from '../queries.ts'
import { SendDialog } from '../sending/SendDialog.tsx'

export type RowAction = 'send' | 'remind' | 'convert'

/** The dialog of an action on one of a list's quotes, or why it cannot be done after all. */
export default function QuoteRowDialog({
  id,
  action,
  onClose,
}: {
  id: number
  action: RowAction
  onClose: () => void
}) {
  const { data: quote, isError, refetch } = useQuery(quoteQuery(id))
  if (!quote)
    return (
      <Dialog title="Quote" onClose={onClose}>
        {isError ? (
          <ErrorState message="Could not load the quote." onRetry={() => void refetch()} />
        ) : (
          <LoadingState />
        )}
      </Dialog>
    )
  return <Chosen quote={quote} action={action} onClose={onClose} />
}

function Chosen({ quote, action, onClose }: { quote: Quote; action: RowAction; onClose: () => void }) {
  // As the quote was when it was chosen: the dialog itself may change its state.
  const [refusal] = useState(() => reasonOf(quoteCan[action](quote)))
  if (refusal)
    return (
      <Dialog title={quote.quote_no} onClose={onClose}>
        <p>{refusal}</p>
      </Dialog>
    )
  if (action === 'convert') return <MakeJobDialog quote={quote} onClose={onClose} />
  return <SendDialog quote={quote} kind={action} onClose={onClose} />
}
