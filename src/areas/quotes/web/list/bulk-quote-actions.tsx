import { call } from '#platform/web/calls/api.ts'
import { letterActions } from '#platform/web/letters/letter-actions.tsx'
import type { BulkAction } from '#platform/web/lists/BulkActions.tsx'
import { quoteEndpoints as calls } from '../../contract/endpoints.ts'
import type { QuoteRow } from '../../contract/quote.ts'
import { quoteCan } from '../../rules/quote-status.ts'

/** What can be done with several quotes at once: each goes to its contact. */
export const bulkQuoteActions = (mayNotWrite: string | undefined): BulkAction<QuoteRow>[] =>
  letterActions({
    send: 'Send quotes',
    disabledReason: mayNotWrite,
    warnings: {
      send: 'Each goes to its contact with our standard letter, and no longer changes.',
      remind: 'Each goes to its contact again, with our standard letter.',
    },
    read: (id: number) => call(calls.getQuote, { params: { id } }),
    draft: (id) => call(calls.getQuoteLetter, { params: { id } }),
    can: quoteCan,
    addressOf: ({ send_to }) => send_to,
    noAddress: ({ client }) => `${client} has no email address.`,
    mail: {
      send: (id, body) => call(calls.sendQuote, { params: { id }, body }),
      remind: (id, body) => call(calls.remindQuote, { params: { id }, body }),
    },
  })
