import { sentWords } from '#shared/mail-words.ts'
import { Link } from '#ui/navigation.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import { Cut } from '#ui/table/Cut.tsx'
import type { QuoteRow } from '../../contract/quote.ts'
import { quoteLabels as labels } from '../../rules/quote-labels.ts'
import { quoteName } from '../../rules/quote-words.ts'
import { QuoteStatus } from '../QuoteBadges.tsx'
import { quotePaths } from '../quote-paths.ts'

const column = columnsOf<QuoteRow>()

const all = [
  column.custom(
    'quote_no',
    labels.quote_no,
    (quote) => <Link to={quotePaths.edit(quote.id)}>{quoteName(quote.quote_no, quote.revision)}</Link>,
    { sort: true, slot: 'start', dim: true, opens: true },
  ),
  column.text('client', labels.client_id, { slot: 'title' }),
  column.custom('title', labels.title, ({ title }) => <Cut text={title} />),
  column.custom('status', labels.status, (quote) => <QuoteStatus quote={quote} />, { slot: 'status' }),
  column.money('total_cents', labels.total_cents, { sort: true, slot: 'figure' }),
  column.date('quote_date', labels.quote_date, { sort: true, slot: 'date' }),
  column.date('valid_until', labels.valid_until, { sort: true }),
  column.text('sales_user', labels.sales_user_id),
  column.text('job_type', labels.job_type),
  column.text('site', labels.job_site_id),
  column.custom('sent_at', labels.sent_at, sentWords),
]

const withoutPrices = all.filter(({ id }) => id !== 'total_cents')

/** Columns of the quote list; those in `hiddenAtFirst` are hidden by default. */
export const quoteColumns = (seesPrices: boolean) => (seesPrices ? all : withoutPrices)

export const hiddenAtFirst = ['job_type', 'site', 'sent_at']
