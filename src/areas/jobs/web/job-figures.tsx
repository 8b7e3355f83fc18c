import type { Chain } from '#areas/chain/contract/chain.ts'
import { formatCurrency } from '#shared/money.ts'
import { plural } from '#shared/text.ts'
import type { Figure } from '#ui/parts/FigureStrip.tsx'
import { Money } from '#ui/parts/Money.tsx'
import { jobPaths } from './job-paths.ts'

/**
 * What a job was quoted, what its dockets charge, what is invoiced and owing, without GST: each for those who may
 * see it.
 */
export const figuresOf = (id: number, chain: Chain): Figure[] => [
  ...quotedOf(chain),
  ...doneOf(id, chain),
  ...invoicedOf(id, chain),
  ...toInvoiceOf(id, chain),
  ...owingOf(id, chain),
]

const quotedOf = ({ quote }: Chain): Figure[] =>
  quote?.quoted_cents == null
    ? []
    : [
        {
          key: 'quoted',
          label: 'Quoted',
          value: <Money cents={quote.quoted_cents} />,
          caption: quote.quote_no,
          to: `/dashboard/quotes/${quote.id}/edit`,
        },
      ]

/** What its dockets come to; nothing for people who do not see what these charge. */
function doneOf(id: number, { quote, dockets }: Chain): Figure[] {
  if (dockets?.done_cents === undefined) return []
  const { done_cents, to_approve, to_approve_cents = 0 } = dockets
  const share = quote?.quoted_cents ? done_cents / quote.quoted_cents : null
  const done: Figure = {
    key: 'done',
    label: 'Done',
    value: <Money cents={done_cents} />,
    unit: share === null ? null : `${Math.round(share * 100)}%`,
    share,
    caption: 'Approved dockets',
    to: jobPaths.edit(id, 'dockets'),
  }
  if (to_approve === 0) return [done]
  return [
    done,
    {
      key: 'to-approve',
      label: 'To approve',
      value: <Money cents={to_approve_cents} />,
      caption: `${plural(to_approve, 'docket')} to approve`,
      to: `/dashboard/dockets?status=To+Approve&job_id=${id}`,
    },
  ]
}

const invoicedOf = (id: number, { money, dockets }: Chain): Figure[] =>
  money === null
    ? []
    : [
        {
          key: 'invoiced',
          label: 'Invoiced',
          value: <Money cents={money.invoiced_cents} />,
          // Said of what is not yet invoiced where that is shown.
          caption: dockets?.to_invoice_cents === undefined ? draftsOf(money) : null,
          to: jobPaths.edit(id, 'invoices'),
        },
      ]

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
            (dockets.to_invoice > 0 ? plural(dockets.to_invoice, 'approved docket') : null),
          to: `/dashboard/dockets?status=To+Invoice&job_id=${id}`,
        },
      ]

const draftsOf = (money: Chain['money']): string | null =>
  money && money.on_draft_cents > 0 ? `${formatCurrency(money.on_draft_cents)} more on draft invoices` : null

const owingOf = (id: number, { money }: Chain): Figure[] =>
  money === null
    ? []
    : [
        {
          key: 'owing',
          label: 'Owing',
          value: <Money cents={money.owing_cents} />,
          caption: money.owing_cents > 0 ? `${formatCurrency(money.owing_with_gst_cents)} with GST` : null,
          to: `/dashboard/invoices?owing=any&job_id=${id}`,
        },
      ]
