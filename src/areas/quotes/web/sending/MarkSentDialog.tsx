import { useCreate } from '#platform/web/forms/use-create.ts'
import { HandedDialog } from '#ui/dialogs/HandedDialog.tsx'
import { quoteEndpoints as calls } from '../../contract/endpoints.ts'
import type { Quote } from '../../contract/quote.ts'
import { QuoteHanded } from '../../contract/state-endpoints.ts'

/** Notes that a quote was sent without our email. */
export function MarkSentDialog({ quote, onClose }: { quote: Quote; onClose: () => void }) {
  const handed = useCreate(calls.markQuoteSent, {
    schema: QuoteHanded,
    empty: { version: quote.version, how: 'own_email' },
    params: { id: quote.id },
    saved: ({ quote_no }) => `${quote_no} marked as sent`,
    onSaved: onClose,
  })
  return <HandedDialog name={quote.quote_no} handed={handed} onClose={onClose} />
}
