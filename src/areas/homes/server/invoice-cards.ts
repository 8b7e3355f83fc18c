import { listInvoices, sumInvoices } from '#areas/invoices/server/index.ts'
import { type HomeCardSource, type HomeContext, homeCard, openFor, seesAmounts } from './home-card.ts'
import { lateWords } from './row-words.ts'

/** Invoices by state with the amount owing, for those who may see invoice totals. */
async function invoicesIn(context: HomeContext, status: 'To Send' | 'Overdue') {
  const { db, viewer, today, limit } = context
  const page = { page: 1, page_size: limit, with_total: 0, sort: 'due_date' } as const
  const [{ rows }, sums] = await Promise.all([
    listInvoices(db, viewer, { ...page, search: '', status }, today),
    sumInvoices(db, viewer, { search: '', status }, today),
  ])
  const isShown = seesAmounts(context)
  const isLate = status === 'Overdue'
  return {
    count: sums.count,
    total_cents: isShown ? sums.owing_cents : null,
    items: rows.map((invoice) => {
      const link = `/dashboard/invoices/${invoice.id}/edit`
      return {
        label: invoice.invoice_no ?? '',
        detail: invoice.client,
        reason: isLate ? lateWords(invoice.due_date, today) : `${invoice.status}, not sent`,
        tone: isLate ? ('danger' as const) : ('plain' as const),
        amount_cents: isShown ? invoice.owing_cents : null,
        link,
        action: openFor(context, 'invoices:write', isLate ? 'Remind' : 'Send', link),
      }
    }),
  }
}

export const invoiceCards: readonly HomeCardSource[] = [
  homeCard({
    key: 'invoices-to-send',
    title: 'Send',
    permission: 'invoices:write',
    link: '/dashboard/invoices?status=To+Send',
    read: (context) => invoicesIn(context, 'To Send'),
  }),
  homeCard({
    key: 'invoices-overdue',
    title: 'Chase',
    permission: 'invoices:read',
    link: '/dashboard/invoices?status=Overdue&sort=due_date',
    read: (context) => invoicesIn(context, 'Overdue'),
  }),
]
