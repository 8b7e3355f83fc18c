import type { Chain } from '#areas/chain/contract/chain.ts'
import { formatCurrency } from '#shared/money.ts'
import { plural } from '#shared/text.ts'
import type { Figure } from '#ui/parts/FigureStrip.tsx'
import { Money } from '#ui/parts/Money.tsx'
import { jobPaths } from './job-paths.ts'

/**
 * What a job was quoted, what is done, approved or not, and what of it is approved and on no invoice, before GST; then what
 * the client was invoiced, has paid and owes on invoices, with GST as they pay it. Each for those who may see it.
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
          caption: quote.is_discounted ? `${quote.quote_no}, after discount` : quote.quote_no,
          to: `/dashboard/quotes/${quote.id}/edit`,
        },
      ]

/**
 * What its dockets come to, approved or not, dry hire so far, and what was added to its invoices by hand, such as a float; nothing for
 * people who do not see what dockets charge.
 */
function doneOf(id: number, { quote, dockets, money }: Chain): Figure[] {
  if (dockets?.done_cents === undefined) return []
  const { done_cents, to_approve, to_approve_cents = 0, to_submit_cents = 0, dry_hire_cents = 0 } = dockets
  const by_hand_cents = money?.by_hand_cents ?? 0
  const all_cents = done_cents + to_approve_cents + to_submit_cents + by_hand_cents + dry_hire_cents
  const share = quote?.quoted_cents ? all_cents / quote.quoted_cents : null
  return [
    {
      key: 'done',
      label: 'Done',
      value: <Money cents={all_cents} />,
      unit: share === null ? null : `${Math.round(share * 100)}%`,
      share,
      caption: [
        to_approve > 0 || to_submit_cents > 0
          ? `${formatCurrency(done_cents)} approved`
          : done_cents > 0 && 'Approved dockets',
        to_approve > 0 && `${formatCurrency(to_approve_cents)} to approve`,
        to_submit_cents > 0 && `${formatCurrency(to_submit_cents)} not submitted`,
        dry_hire_cents > 0 && `${formatCurrency(dry_hire_cents)} of dry hire not invoiced`,
        by_hand_cents > 0 && `${formatCurrency(by_hand_cents)} added to invoices`,
        quote?.is_discounted === 1 && 'after discount',
      ]
        .filter(Boolean)
        .join(', '),
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
          value: <Money cents={dockets.to_invoice_cents + (dockets.dry_hire_cents ?? 0)} />,
          caption: [
            draftsOf(money) ?? toInvoiceWords(dockets),
            dryHireWords(dockets),
            notChargedWords(dockets),
          ]
            .filter(Boolean)
            .join(', '),
          to: `/dashboard/dockets?status=To+Invoice&job_id=${id}`,
        },
      ]

function toInvoiceWords({
  to_invoice,
  done_cents = 0,
  dry_hire_cents = 0,
}: NonNullable<Chain['dockets']>): string | null {
  if (dry_hire_cents > 0 && done_cents === 0) return null
  if (to_invoice > 0) return plural(to_invoice, 'approved docket')
  return done_cents > 0 ? 'All approved dockets invoiced' : 'No approved dockets'
}

const dryHireWords = ({ dry_hire_cents = 0 }: NonNullable<Chain['dockets']>): string | null =>
  dry_hire_cents > 0 ? `${formatCurrency(dry_hire_cents)} of dry hire` : null

/** Nothing that was agreed goes unbilled in silence. */
const notChargedWords = ({ not_charged_cents = 0 }: NonNullable<Chain['dockets']>): string | null =>
  not_charged_cents > 0 ? `${formatCurrency(not_charged_cents)} agreed and not charged` : null

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
      label: 'Owing on invoices',
      value: <Money cents={owing_with_gst_cents} />,
      caption: withGst,
      to: `/dashboard/invoices?owing=any&job_id=${id}`,
    },
  ]
}

const beforeGst: readonly string[] = ['quoted', 'done', 'to-invoice']

/** Which of the shown figures include GST: `Quoted and done are before GST; invoiced includes it.` */
export function gstNote(figures: readonly Figure[]): string {
  const isBefore = ({ key }: Figure) => beforeGst.includes(String(key))
  const before = figures.filter(isBefore)
  const after = figures.filter((figure) => !isBefore(figure))
  if (after.length === 0) return 'All amounts are before GST.'
  if (before.length === 0) return 'All amounts include GST.'
  const names = (some: readonly Figure[]) => listed.format(some.map(({ label }) => label.toLowerCase()))
  const said = names(before)
  return `${said.charAt(0).toUpperCase()}${said.slice(1)} ${before.length === 1 ? 'is' : 'are'} before GST; ${names(after)} ${after.length === 1 ? 'includes' : 'include'} it.`
}

const listed = new Intl.ListFormat('en-AU')
