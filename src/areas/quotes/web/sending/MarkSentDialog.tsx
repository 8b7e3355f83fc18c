import { HandedDialog } from '#ui/dialogs/HandedDialog.tsx'
import type { Quote } from '../../contract/quote.ts'
import { useHandedQuote } from './use-handed-quote.ts'

/** Notes that a quote was sent without our email. */
export function MarkSentDialog({ quote, onClose }: { quote: Quote; onClose: () => void }) {
  const handed = useHandedQuote(quote, onClose)
  return <HandedDialog name={quote.quote_no} handed={handed} onClose={onClose} />
}
