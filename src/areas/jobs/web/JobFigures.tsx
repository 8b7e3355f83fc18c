import { useQuery } from '@tanstack/react-query'
import { chainQuery } from '#areas/chain/web/index.ts'
import { formatCurrency } from '#shared/money.ts'
import { plural } from '#shared/text.ts'
import { FigureStrip } from '#ui/parts/FigureStrip.tsx'
import { Money } from '#ui/parts/Money.tsx'
import type { Job } from '../contract/job.ts'
import { jobPaths } from './job-paths.ts'

/** Quoted, done, invoiced, still to invoice, to approve and owing, all without GST; nothing for people who see no totals. */
export function JobFigures({ job }: { job: Job }) {
  const { data: chain } = useQuery(chainQuery('job', job.id))
  if (!chain?.money) return null
  const { quoted_cents, done_cents, invoiced_cents, to_invoice_cents, to_invoice, on_draft_cents } =
    chain.money
  const { to_approve_cents, owing_cents, owing_with_gst_cents } = chain.money
  const dockets = jobPaths.edit(job.id, 'dockets')
  return (
    <FigureStrip
      label="Job amounts"
      note="All amounts are before GST."
      figures={[
        ...(quoted_cents == null || !chain.quote
          ? []
          : [
              {
                key: 'quoted',
                label: 'Quoted',
                value: <Money cents={quoted_cents} />,
                caption: chain.quote.quote_no,
                to: `/dashboard/quotes/${chain.quote.id}/edit`,
              },
            ]),
        {
          key: 'done',
          label: 'Done',
          value: <Money cents={done_cents} />,
          unit: quoted_cents ? `${Math.round((done_cents / quoted_cents) * 100)}%` : null,
          share: quoted_cents ? done_cents / quoted_cents : null,
          caption: 'Approved dockets',
          to: dockets,
        },
        {
          key: 'invoiced',
          label: 'Invoiced',
          value: <Money cents={invoiced_cents} />,
          to: jobPaths.edit(job.id, 'invoices'),
        },
        {
          key: 'to-invoice',
          label: 'Not yet invoiced',
          value: <Money cents={to_invoice_cents} />,
          caption:
            on_draft_cents > 0
              ? `${formatCurrency(on_draft_cents)} more on draft invoices`
              : to_invoice > 0
                ? plural(to_invoice, 'approved docket')
                : null,
          to: `/dashboard/dockets?status=To+Invoice&job_id=${job.id}`,
        },
        ...(chain.dockets && chain.dockets.to_approve > 0
          ? [
              {
                key: 'to-approve',
                label: 'To approve',
                value: <Money cents={to_approve_cents} />,
                caption: `${plural(chain.dockets.to_approve, 'docket')} to approve`,
                to: `/dashboard/dockets?status=To+Approve&job_id=${job.id}`,
              },
            ]
          : []),
        {
          key: 'owing',
          label: 'Owing',
          value: <Money cents={owing_cents} />,
          caption: owing_cents > 0 ? `${formatCurrency(owing_with_gst_cents)} with GST` : null,
          to: `/dashboard/invoices?owing=any&job_id=${job.id}`,
        },
      ]}
    />
  )
}
