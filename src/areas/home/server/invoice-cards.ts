import { listInvoices } from '#areas/invoices/server/index.ts'
import { currencyFormat } from '#areas/settings/server/index.ts'
import { may } from '#platform/server/sessions/viewer.ts'
import { formatDate } from '#shared/local-date.ts'
import { formatCurrency } from '#shared/money.ts'
import { type HomeCardSource, type HomeContext, homeCard } from './home-card.ts'

/** Invoices of a status with what is owing, for viewers who may see amounts. */
async function invoicesIn({ db, viewer, today, limit }: HomeContext, status: 'To Send' | 'Overdue') {
  const filters = { page: 1, page_size: limit, search: '', with_total: 1, status, sort: 'due_date' } as const
  const { rows, total } = await listInvoices(db, viewer, filters, today)
  const format = await currencyFormat(db)
  const seesMoney = may(viewer, 'invoices:totals')
  return {
    count: total ?? 0,
    items: rows.map((invoice) => ({
      label: `${invoice.invoice_no} ${invoice.client}`,
      detail: [
        seesMoney ? formatCurrency(invoice.owing_cents ?? 0, format) : null,
        status === 'Overdue'
          ? `due ${formatDate(invoice.due_date)}`
          : `${invoice.status.toLowerCase()}, not sent`,
      ]
        .filter(Boolean)
        .join(' · '),
      link: `/dashboard/invoices/${invoice.id}/edit`,
      at: null,
    })),
  }
}

export const invoiceCards: readonly HomeCardSource[] = [
  homeCard({
    key: 'invoices-to-send',
    title: 'Invoices to send',
    tone: 'warning',
    permission: 'invoices:write',
    link: '/dashboard/invoices?status=To+Send',
    empty_text: 'No approved invoices are waiting to be sent.',
    read: (context) => invoicesIn(context, 'To Send'),
  }),
  homeCard({
    key: 'invoices-overdue',
    title: 'Invoices overdue',
    tone: 'danger',
    permission: 'invoices:read',
    link: '/dashboard/invoices?status=Overdue&sort=due_date',
    empty_text: 'Nothing is overdue.',
    read: (context) => invoicesIn(context, 'Overdue'),
  }),
]
