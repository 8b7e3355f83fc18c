import { IconMail, IconRefresh } from '@tabler/icons-react'
import { call } from '#platform/web/calls/api.ts'
import { Refusal } from '#platform/web/calls/refusal.ts'
import type { BulkAction } from '#platform/web/lists/BulkActions.tsx'
import { quoteEndpoints as calls } from '../../contract/endpoints.ts'
import type { QuoteRow } from '../../contract/quote.ts'
import { quoteCan } from '../../rules/quote-status.ts'

/** Emails a quote to its contact, with our standard letter. */
async function mail(kind: 'send' | 'remind', { id, version }: QuoteRow): Promise<void> {
  const quote = await call(calls.getQuote, { params: { id } })
  const allowed = quoteCan[kind](quote)
  if (allowed !== true) throw new Refusal({ status: 409, message: allowed })
  if (!quote.send_to) throw new Refusal({ status: 422, message: `${quote.client} has no email address.` })
  const answer = await call(kind === 'send' ? calls.sendQuote : calls.remindQuote, {
    params: { id },
    body: { version, to: quote.send_to, to_name: quote.send_to_name },
  })
  if (kind === 'remind' && (answer.reminder ?? answer.letter) === 'kept')
    throw new Refusal({ status: 409, message: 'Not emailed: there is no mail server.' })
}

/** What can be done with several quotes at once. */
export const bulkQuoteActions = (mayNotWrite: string | undefined): BulkAction<QuoteRow>[] => [
  {
    label: 'Send',
    icon: <IconMail aria-hidden />,
    done: 'issued',
    disabledReason: mayNotWrite,
    warning: 'Each goes to its contact with our standard letter, and no longer changes.',
    act: (row) => mail('send', row),
  },
  {
    label: 'Remind',
    icon: <IconRefresh aria-hidden />,
    done: 'sent again',
    disabledReason: mayNotWrite,
    warning: 'Each goes to its contact again, with our standard letter.',
    act: (row) => mail('remind', row),
  },
]
