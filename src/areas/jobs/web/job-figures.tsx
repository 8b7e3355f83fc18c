import type { Chain } from '#areas/chain/contract/chain.ts'
import { formatCurrency } from '#shared/money.ts'
import { plural } from '#shared/text.ts'
import type { Figure } from '#ui/parts/FigureStrip.tsx'
import { Money } from '#ui/parts/Money.tsx'
import { jobPaths } from './job-paths.ts'

/**
 * What a job was quoted, what its dockets come to and what of it is not invoiced, before GST; then what the client was
 * invoiced, has paid and still owes, with GST as they pay it. Each for those who may see it.
 */
export const figuresOf = (id: number, chain: Chain): Figure[] => [
  ...quotedOf(chain),
  ...doneOf(id, chain),
  ...toInvoiceOf(id, chain),
  ...billedOf(id, chain),
]

const quotedOf = ({ quote }: Chain): Figure[] =>
  quote?.quoted_cents == null
    ? []
    : [
        {
          key: 'quoted',
          label: 'Quoted',
          value: <Money cents={quote.quoted_cents} />,
          caption: `${quote.quote_no}, before GST`,
          to: `/dashboard/quotes/${quote.id}/edit`,
        },
      ]

/** What its dockets come to, approved or not; nothing for people who do not see what these charge. */
function doneOf(id: number, { quote, dockets }: Chain): Figure[] {
  if (dockets?.done_cents === undefined) return []
  const { done_cents, to_approve, to_approve_cents = 0 } = dockets
  const all_cents = done_cents + to_approve_cents
  const share = quote?.quoted_cents ? all_cents / quote.quoted_cents : null
  return [
    {
      key: 'done',
      label: 'Done',
      value: <Money cents={all_cents} />,
      unit: share === null ? null : `${Math.round(share * 100)}%`,
      share,
      caption:
        to_approve === 0
          ? 'Approved dockets, before GST'
          : `${formatCurrency(done_cents)} approved, ${formatCurrency(to_approve_cents)} to approve`,
      to: jobPaths.edit(id, 'dockets'),
    },
  ]
}

const toInvoiceOf = (id: number, { money, dockets }: Chain): Figure[] =>
  dockets?.to_invoice_cents === undefined
    ? []
    : [
        {
          key: 'to-invoice',
          label: 'Not yet invoiced',
          value: <Money cents={dockets.to_invoice_cents} />,
          caption:
            draftsOf(money) ??
            (dockets.to_invoice > 0
              ? `${plural(dockets.to_invoice, 'approved docket')}, before GST`
              : 'No approved dockets'),
          to: `/dashboard/dockets?status=To+Invoice&job_id=${id}`,
        },
      ]

const draftsOf = (money: Chain['money']): string | null =>
  money && money.on_draft_cents > 0 ? `${formatCurrency(money.on_draft_cents)} more on draft invoices` : null

const withGst = 'Including GST'

function billedOf(id: number, { money, dockets }: Chain): Figure[] {
  if (money === null) return []
  const { invoiced_cents, invoiced_with_gst_cents, paid_with_gst_cents, owing_with_gst_cents } = money
  // Said of what is not yet invoiced where that is shown.
  const drafts = dockets?.to_invoice_cents === undefined ? draftsOf(money) : null
  const invoices = jobPaths.edit(id, 'invoices')
  return [
    {
      key: 'invoiced',
      label: 'Invoiced',
      value: <Money cents={invoiced_with_gst_cents} />,
      caption: drafts ?? (invoiced_cents === 0 ? withGst : `${formatCurrency(invoiced_cents)} before GST`),
      to: invoices,
    },
    {
      key: 'paid',
      label: 'Paid',
      value: <Money cents={paid_with_gst_cents} />,
      caption: withGst,
      to: invoices,
    },
    {
      key: 'owing',
      label: 'Still owing',
      value: <Money cents={owing_with_gst_cents} />,
      caption: withGst,
      to: `/dashboard/invoices?owing=any&job_id=${id}`,
    },
  ]
}
