import type { ReactNode } from 'react'
import { formatDate } from '#shared/local-date.ts'
import { sentWords } from '#shared/mail-words.ts'
import { Link } from '#ui/navigation.tsx'
import { Money } from '#ui/parts/Money.tsx'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import { Cut } from '#ui/table/Cut.tsx'
import type { InvoiceRow } from '../../contract/invoice.ts'
import { invoiceLabels as labels } from '../../rules/invoice-labels.ts'
import { invoiceName } from '../../rules/invoice-words.ts'
import { isUnpaid } from '../../rules/invoice-status.ts'
import { InvoiceState } from '../InvoiceBadges.tsx'
import { invoicePaths } from '../invoice-paths.ts'
import css from '../invoices.module.css'

const column = columnsOf<InvoiceRow>()

/** A phone has no column heads, and room for one amount. */
const OnPhone = ({ children }: { children: ReactNode }) => (
  <span className={css.onPhone}>{children}&nbsp;</span>
)

/** On a narrow phone the year wraps out of sight, and never the month. */
const dayKept = (date: string): string => formatDate(date).replace(' ', '\u00a0')

const owingOf = ({ status, owing_cents, total_cents }: InvoiceRow) => {
  if (owing_cents == null || total_cents == null) return null
  return status === 'Draft' ? (
    <span className={css.onPhone}>
      {labels.total_cents} <Money cents={total_cents} />
    </span>
  ) : (
    <>
      <OnPhone>{labels.owing_cents}</OnPhone>
      <Money cents={owing_cents} />
    </>
  )
}

/** Columns of the invoice list; those in `hiddenAtFirst` are hidden by default. */
export const invoiceColumns = [
  column.custom(
    'invoice_no',
    labels.invoice_no,
    ({ id, invoice_no, created_at }) => (
      <Link to={invoicePaths.edit(id)}>{invoiceName({ invoice_no, created_at })}</Link>
    ),
    { sort: true, slot: 'start', dim: true, opens: true },
  ),
  column.text('client', labels.client_id, { slot: 'title' }),
  column.custom(
    'status',
    labels.status,
    (invoice) => (
      <span className={css.badges}>
        <InvoiceState invoice={invoice} />
        {isUnpaid(invoice.status) && invoice.is_client_on_hold === 1 && (
          <StatusBadge status="Client on hold" tone="danger" />
        )}
        {invoice.status === 'Disputed' && invoice.dispute_reason && <Cut text={invoice.dispute_reason} />}
      </span>
    ),
    { slot: 'status' },
  ),
  column.custom('job_title', labels.job_id, ({ job_no, job_title }) => (
    <Cut text={[job_title, job_no].filter(Boolean).join(', ')}>
      <span>{job_title}</span>
    </Cut>
  )),
  column.text('po_number', labels.po_number),
  // Not issued, so no date yet.
  column.custom(
    'invoice_date',
    labels.invoice_date,
    ({ invoice_no, invoice_date }) => invoice_no && formatDate(invoice_date),
    { sort: true },
  ),
  column.custom(
    'due_date',
    labels.due_date,
    ({ invoice_no, due_date, is_overdue }) =>
      invoice_no && (
        <span className={is_overdue ? css.late : undefined}>
          <OnPhone>Due</OnPhone>
          {dayKept(due_date)}
        </span>
      ),
    { sort: true, slot: 'date' },
  ),
  column.text('reference', labels.reference),
  column.custom('sent_at', labels.sent_at, sentWords),
  column.money('total_cents', labels.total_cents, { sort: true }),
  // Nothing is owing on what is not issued; the sums above leave it out, too.
  column.custom('owing_cents', labels.owing_cents, owingOf, { align: 'end', slot: 'figure' }),
]

/** For people who may not see amounts. */
export const withoutMoney = invoiceColumns.filter(({ id }) => id !== 'total_cents' && id !== 'owing_cents')

export const hiddenAtFirst = ['reference', 'sent_at']
