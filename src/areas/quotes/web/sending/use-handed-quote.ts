import { useCreate } from '#platform/web/forms/use-create.ts'
import { handedForm } from '#platform/web/letters/handed-form.ts'
import { quoteEndpoints as calls } from '../../contract/endpoints.ts'
import type { Quote } from '../../contract/quote.ts'
import { QuoteHanded } from '../../contract/state-endpoints.ts'

/** The form that says how a quote was sent without our email. */
export const useHandedQuote = (quote: Quote, onSaved: () => void) =>
  useCreate(calls.markQuoteSent, {
    ...handedForm(quote),
    schema: QuoteHanded,
    saved: ({ quote_no }) => `${quote_no} marked as sent`,
    onSaved,
  })
