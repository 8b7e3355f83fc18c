import { formatDate, formatDayMonth, melbourneDate } from '#shared/local-date.ts'
import { type Figure, FigureStrip } from '#ui/parts/FigureStrip.tsx'
import { ExactMoney } from '#ui/parts/Money.tsx'
import { useNow } from '#ui/use-now.ts'
import type { Invoice } from '../../contract/invoice.ts'
import { paidPercent } from '../../rules/paid-percent.ts'
import { dueWords } from '../../rules/due-words.ts'
import { invoiceLabels as labels } from '../../rules/invoice-labels.ts'
import { invoicePaths } from '../invoice-paths.ts'

/** What an issued invoice totals, what was paid, what is owing and how late it is. A draft has its totals only. */
export function InvoiceFigures({ invoice }: { invoice: Invoice }) {
  const today = melbourneDate(useNow())
  if (!invoice.invoice_no || invoice.status === 'Void') return null
  return <FigureStrip label="Invoice amounts" figures={figuresOf(invoice, today)} />
}

function figuresOf(invoice: Invoice, today: string): Figure[] {
  const payments = invoicePaths.edit(invoice.id, 'payments')
  const total = invoice.total_cents ?? 0
  const owing = invoice.owing_cents ?? 0
  const credited = invoice.credited_cents ?? 0
  return [
    {
      key: 'total',
      label: labels.total_cents,
      value: <ExactMoney cents={total} />,
      caption: `Issued ${formatDate(invoice.invoice_date)}`,
      to: invoicePaths.preview(invoice.id),
    },
    {
      key: 'paid',
      label: labels.paid_cents,
      value: <ExactMoney cents={invoice.paid_cents ?? 0} />,
      ...paidShare(invoice.paid_cents ?? 0, total),
      to: payments,
    },
    ...(credited > 0
      ? [
          {
            key: 'credited',
            label: labels.credited_cents,
            value: <ExactMoney cents={credited} />,
            to: payments,
          },
        ]
      : []),
    {
      key: 'owing',
      label: labels.owing_cents,
      value: <ExactMoney cents={owing} />,
      caption: owing > 0 ? 'On this invoice' : 'Nothing to pay',
      to: `${invoicePaths.list}?owing=any&client_id=${invoice.client_id}`,
    },
    ...(owing > 0 ? [dueFigure(invoice, today)] : []),
  ]
}

/** The part that is paid, as a bar with its percentage. */
const paidShare = (paid: number, total: number) =>
  paid > 0 && total > 0 ? { share: Math.min(paid / total, 1), unit: `${paidPercent(paid, total)}%` } : {}

function dueFigure(invoice: Invoice, today: string): Figure {
  const { client_id, due_date } = invoice
  const isLate = invoice.is_overdue === 1
  return {
    key: 'due',
    ...dueWords(invoice, today),
    caption: `Due ${formatDayMonth(due_date)}`,
    tone: isLate ? 'danger' : 'plain',
    to: `${invoicePaths.list}?${isLate ? 'status=Overdue' : 'owing=any'}&client_id=${client_id}`,
  }
}
