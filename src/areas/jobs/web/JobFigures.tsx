import { useQuery } from '@tanstack/react-query'
import type { Chain } from '#areas/chain/contract/chain.ts'
import { chainQuery } from '#areas/chain/web/index.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { formatCurrency } from '#shared/money.ts'
import { plural } from '#shared/text.ts'
import { type Figure, FigureStrip } from '#ui/parts/FigureStrip.tsx'
import { Money } from '#ui/parts/Money.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import type { Job } from '../contract/job.ts'
import { whoKnowsOwing } from '../rules/job-words.ts'
import { jobPaths } from './job-paths.ts'

/**
 * What a job was quoted, what its dockets charge, what is invoiced and what is owing, all without GST: each for those who
 * may see it. Sales see what their own clients owe, and whom to ask about others.
 */
export function JobFigures({ job: { id } }: { job: Job }) {
  const seesTotals = useMay()('invoices:totals')
  const { data: chain } = useQuery(chainQuery('job', id))
  if (!chain) return null
  const { money } = chain
  const figures = [
    ...quotedOf(chain),
    ...(money ? [...chargedOf(id, chain, money), ...invoicedOf(id, money)] : []),
  ]
  return (
    <>
      {figures.length > 0 && (
        <FigureStrip label="Job amounts" note="All amounts are before GST." figures={figures} />
      )}
      {!money && seesTotals && <Notice>{whoKnowsOwing(chain.job?.account_manager ?? null)}</Notice>}
    </>
  )
}

type JobMoney = NonNullable<Chain['money']>

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

/** Of its dockets; nothing for people who do not see what these charge. */
function chargedOf(
  id: number,
  { quote, dockets }: Chain,
  { done_cents, to_approve_cents }: JobMoney,
): Figure[] {
  if (done_cents == null) return []
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
  if (to_approve_cents == null || !dockets?.to_approve) return [done]
  return [
    done,
    {
      key: 'to-approve',
      label: 'To approve',
      value: <Money cents={to_approve_cents} />,
      caption: `${plural(dockets.to_approve, 'docket')} to approve`,
      to: `/dashboard/dockets?status=To+Approve&job_id=${id}`,
    },
  ]
}

function invoicedOf(id: number, money: JobMoney): Figure[] {
  const { invoiced_cents, to_invoice_cents, to_invoice, on_draft_cents } = money
  const { owing_cents, owing_with_gst_cents } = money
  const invoices = jobPaths.edit(id, 'invoices')
  const drafts = on_draft_cents > 0 ? `${formatCurrency(on_draft_cents)} more on draft invoices` : null
  const invoiced: Figure = {
    key: 'invoiced',
    label: 'Invoiced',
    value: <Money cents={invoiced_cents} />,
    caption: to_invoice_cents == null ? drafts : null,
    to: invoices,
  }
  const owing: Figure = {
    key: 'owing',
    label: 'Owing',
    value: <Money cents={owing_cents} />,
    caption: owing_cents > 0 ? `${formatCurrency(owing_with_gst_cents)} with GST` : null,
    to: `/dashboard/invoices?owing=any&job_id=${id}`,
  }
  if (to_invoice_cents == null) return [invoiced, owing]
  return [
    invoiced,
    {
      key: 'to-invoice',
      label: 'Not yet invoiced',
      value: <Money cents={to_invoice_cents} />,
      caption: drafts ?? (to_invoice > 0 ? plural(to_invoice, 'approved docket') : null),
      to: `/dashboard/dockets?status=To+Invoice&job_id=${id}`,
    },
    owing,
  ]
}
