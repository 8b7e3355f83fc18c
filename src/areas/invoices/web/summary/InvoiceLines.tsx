import { WhyLine, docketPaths } from '#areas/dockets/web/index.ts'
import { jobPaths } from '#areas/jobs/web/index.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { formatMoney, formatUnitPrice } from '#shared/money.ts'
import { amountText, gstCodeWords } from '#shared/units.ts'
import { TotalsList } from '#ui/lines/TotalsList.tsx'
import { Link } from '#ui/navigation.tsx'
import { EmptyState } from '#ui/parts/states.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import type { Invoice } from '../../contract/invoice.ts'
import type { InvoiceLine } from '../../contract/invoice-line.ts'
import { invoiceLineLabels as labels } from '../../rules/invoice-labels.ts'
import { overWords } from '../../rules/invoice-words.ts'
import { totalRows } from '../total-rows.ts'
import css from '../invoices.module.css'

const column = columnsOf<InvoiceLine>()
const end = { align: 'end' } as const
const columnsFor = (may: { openDockets: boolean; openJobs: boolean }) => [
  column.custom('description', labels.description, Description, { slot: 'title' }),
  column.custom('docket_no', labels.docket_no, ({ docket_id, docket_no }) =>
    docket_id === null || !may.openDockets ? (
      docket_no
    ) : (
      <Link to={docketPaths.view(docket_id)}>{docket_no}</Link>
    ),
  ),
  column.date('shift_date', labels.shift_date),
  column.custom('job_no', labels.job_no, ({ job_id, job_no }) =>
    job_id === null || !may.openJobs ? job_no : <Link to={jobPaths.edit(job_id)}>{job_no}</Link>,
  ),
  column.custom('quantity', labels.quantity, ({ quantity, unit }) => amountText(quantity, unit), end),
  column.custom(
    'price',
    labels.unit_price_cents,
    ({ unit_price_cents }) => unit_price_cents != null && formatUnitPrice(unit_price_cents),
    end,
  ),
  column.custom('gst', labels.gst_code, ({ gst_code }) => gstCodeWords[gst_code]),
  column.custom(
    'total',
    labels.line_total_cents,
    ({ line_total_cents }) => line_total_cents != null && formatMoney(line_total_cents),
    end,
  ),
]

/** What an invoice bills, each line leading to its docket, and its total. */
export function InvoiceLines({ invoice }: { invoice: Invoice }) {
  const { lines, is_money_hidden } = invoice
  const may = useMay()
  const hidden = [
    !lines.some(({ docket_id }) => docket_id !== null) && 'docket_no',
    !lines.some(({ shift_date }) => shift_date !== null) && 'shift_date',
    // The same job on every line is among the facts.
    lines.every(({ job_id }) => job_id === null || job_id === invoice.job_id) && 'job_no',
    is_money_hidden === 1 && 'price',
    is_money_hidden === 1 && 'total',
  ].filter((id) => id !== false)
  return (
    <Section title="Lines">
      <DataTable
        label="Lines"
        rows={lines}
        columns={columnsFor({ openDockets: may('dockets:read'), openJobs: may('jobs:read') })}
        hidden={hidden}
        rowKey={({ id }) => id}
        empty={
          <EmptyState
            title="No lines yet"
            text={may('invoices:write') ? 'Edit the invoice to add what it bills.' : undefined}
          />
        }
      />
      {invoice.subtotal_cents != null && (
        <TotalsList
          rows={totalRows(
            {
              subtotal_cents: invoice.subtotal_cents,
              discount_cents: invoice.discount_cents ?? 0,
              gst_cents: invoice.gst_cents ?? 0,
              total_cents: invoice.total_cents ?? 0,
            },
            invoice,
          )}
        />
      )}
    </Section>
  )
}

/** As it is printed, with where its price comes from, why it is more than was agreed, and how the docket got to it. */
function Description(line: InvoiceLine) {
  const { description, price_source, over_reason, docket_id, docket_line_id } = line
  return (
    <>
      {description}
      {price_source && <small className={css.source}>{price_source}</small>}
      {over_reason && <small className={css.source}>{overWords(over_reason)}</small>}
      {docket_id !== null && docket_line_id !== null && (
        <div>
          <WhyLine docket_id={docket_id} docket_line_id={docket_line_id} of={description} />
        </div>
      )}
    </>
  )
}
