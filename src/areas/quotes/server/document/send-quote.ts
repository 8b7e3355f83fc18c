import type { Change } from '#platform/server/change/change.ts'
import { mailed } from '#platform/server/mail/mail.ts'
import { mustHold } from '#platform/server/sessions/viewer.ts'
import type { QuoteMail } from '../../contract/state-endpoints.ts'
import { quoteActions } from '../../rules/quote-status.ts'
import { issueQuote } from './issued-quote.ts'
import { entryOf } from '../log-quote.ts'
import { makeModel } from './make-model.ts'
import { openQuote } from '../open-quote.ts'
import { priceQuote } from '../lines/price-quote.ts'
import { termsOf } from '../quote-rule-inputs.ts'
import { type StoredQuote, updateQuote } from '../quote-store.ts'
import { writeLetter } from './write-letter.ts'

/**
 * Issues a quote: its content is frozen, and its link is emailed.
 * @throws forbidden without the right to see its prices; not_found; stale; conflict without lines or terms, too late, or without a required approval;
 * invalid.
 */
export async function sendQuote(change: Change, id: number, mail: QuoteMail): Promise<void> {
  mustHold(change.viewer, 'quotes:prices')
  const { quote: before, lines } = await openQuote(change, id, 'send', mail.version)
  // The client's GST switch may have changed since the lines were saved.
  const price = await priceQuote(change, { ...before, ...termsOf(before) }, lines)
  const { model, hire_terms } = await makeModel(change.tx, { ...before, ...price }, lines)
  const quote = await updateQuote(change.tx, id, {
    ...price,
    status: quoteActions.send.to,
    sent_at: change.now.toISOString(),
    sent_to: mail.to,
    hire_terms: hire_terms && JSON.stringify(hire_terms),
  })
  await issueQuote(change, 'quote', id, model)
  const sent = await writeLetter(change, quote, mail, false)
  change.log({
    ...entryOf(quote, mailed(change, 'sent')),
    before: withoutSending(before),
    after: { ...withoutSending(quote), ...sent },
  })
}

/** The history does not say "sent" before the email has gone out; what hire is charged stands in the document. */
const withoutSending = ({ sent_at: _at, sent_to: _to, hire_terms: _terms, ...quote }: StoredQuote) => quote
