import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Job } from '#areas/jobs/contract/job.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { ExactMoney } from '#ui/parts/Money.tsx'
import { EmptyState, ErrorState } from '#ui/parts/states.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import type { NotCharged, ToBill } from '../contract/to-bill.ts'
import { toBillQuery } from './queries.ts'
import { notChargedColumns, toBillColumns } from './to-bill-columns.tsx'

/** What is agreed, done, billed, not yet invoiced and left of a job, line by line. */
export function ToBillTab({ job }: { job: Pick<Job, 'id' | 'client_id' | 'quote_id'> }) {
  const may = useMay()
  const { id, client_id, quote_id } = job
  const { data, isError, isPending, refetch } = useQuery(toBillQuery(id))
  const columns = useMemo(
    () => toBillColumns({ id, client_id, quote_id }, may),
    [id, client_id, quote_id, may],
  )
  if (isError) return <ErrorState message="Could not load what is to bill." onRetry={() => void refetch()} />
  return (
    <>
      {data && data.not_charged.length > 0 && <NotChargedWork rows={data.not_charged} />}
      <Section
        title="To bill"
        help="All amounts are before GST and the quote’s discount. Done adds up what is not approved, billed and not yet invoiced. Billed includes draft invoices, less credits. Left is what was agreed, less what is billed of it."
      >
        <DataTable
          label="To bill"
          rows={data?.lines ?? []}
          columns={columns}
          rowKey={({ key }) => key}
          loading={isPending}
          totals={data && data.lines.length > 0 ? totalsOf(data, quote_id !== null) : undefined}
          empty={
            <EmptyState
              title="Nothing to bill yet"
              text="Lines of the quote, the job’s rates and work on dockets are listed here with what is left to bill."
            />
          }
        />
      </Section>
    </>
  )
}

/** First, since nobody else says it: nothing done goes unbilled in silence. */
const NotChargedWork = ({ rows }: { rows: readonly NotCharged[] }) => (
  <Section
    title="Not charged"
    help="Work on dockets that no line charges. Before a docket is approved, add a rate to the job or a line to the docket; after that, add a line to the invoice."
  >
    <DataTable
      label="Not charged"
      empty={null}
      rows={rows}
      columns={notChargedColumns}
      rowKey={({ id, text }) => `${id} ${text}`}
    />
  </Section>
)

const totalsOf = (
  { lines, agreed_cents, done_cents, waiting_cents, billed_cents, to_invoice_cents, left_cents }: ToBill,
  isQuoted: boolean,
) => ({
  label: 'Total',
  cells: {
    agreed: lines.some(({ agreed }) => agreed !== null) ? (
      <ExactMoney cents={agreed_cents} />
    ) : (
      !isQuoted && 'No quote'
    ),
    done: <ExactMoney cents={done_cents} />,
    waiting: <ExactMoney cents={waiting_cents} />,
    billed: <ExactMoney cents={billed_cents} />,
    to_invoice: <ExactMoney cents={to_invoice_cents} />,
    left: lines.some(({ left }) => left !== null) ? <ExactMoney cents={left_cents} /> : null,
  },
})
