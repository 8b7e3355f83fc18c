import { formatInstant } from '#shared/local-date.ts'
import { sentWhen } from '#shared/mail-words.ts'
import { Link } from '#ui/navigation.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import type { QuoteRow } from '../contract/quote.ts'
import { quoteName } from '../rules/quote-words.ts'
import css from './quotes.module.css'
import { QuoteStatus } from './QuoteBadges.tsx'
import { quotePaths } from './quote-paths.ts'

const column = columnsOf<QuoteRow>()

/** Columns of the list of quotes; those that `hiddenAtFirst` names wait until somebody wants them. */
export const quoteColumns = [
  column.custom(
    'quote_no',
    'Number',
    (quote) => <Link to={quotePaths.edit(quote.id)}>{quoteName(quote.quote_no, quote.revision)}</Link>,
    { sort: true, slot: 'title' },
  ),
  column.text('client', 'Client'),
  column.custom('title', 'Title', ({ title }) => (
    <span className={css.title} title={title}>
      {title}
    </span>
  )),
  column.custom('status', 'Status', (quote) => <QuoteStatus quote={quote} />, { slot: 'status' }),
  column.money('total_cents', 'Total', { sort: true }),
  column.date('quote_date', 'Date', { sort: true }),
  column.date('valid_until', 'Valid until', { sort: true }),
  column.text('sales_user', 'Sales person'),
  column.text('job_type', 'Job type'),
  column.text('site', 'Site'),
  column.custom('sent_at', 'Sent', (quote) => {
    const at = sentWhen(quote)
    return at && formatInstant(at)
  }),
]

export const hiddenAtFirst = ['job_type', 'site', 'sent_at']
