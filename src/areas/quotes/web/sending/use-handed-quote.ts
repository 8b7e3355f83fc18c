import { useCreate } from '#platform/web/forms/use-create.ts'
import { wasSent } from '#shared/mail-words.ts'
import { quoteEndpoints as calls } from '../../contract/endpoints.ts'
import type { Quote } from '../../contract/quote.ts'
import { QuoteHanded } from '../../contract/state-endpoints.ts'

/** The form that says how a quote was sent without our email. */
export function useHandedQuote(quote: Quote, onSaved: () => void) {
  return useCreate(calls.markQuoteSent, {
    schema: QuoteHanded,
    empty: {
      version: quote.version,
      how: 'own_email',
      to: quote.sent_to ?? quote.send_to,
      again: wasSent(quote) ? 1 : 0,
    },
    params: { id: quote.id },
    saved: ({ quote_no }) => `${quote_no} marked as sent`,
    onSaved,
  })
}
