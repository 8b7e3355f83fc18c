import { letterKindOf, letterVerbs } from '#areas/invoices/rules/reminder.ts'
import { listInvoices, sumInvoices } from '#areas/invoices/server/index.ts'
import { findFaults } from '#platform/server/mail/mail-store.ts'
import { melbourneDate } from '#shared/local-date.ts'
import { letterBadge } from '#shared/mail-words.ts'
import {
  type CardItem,
  type CardSum,
  type HomeCardSource,
  type HomeContext,
  homeCard,
  letterFor,
  openFor,
  seesAmounts,
} from './home-card.ts'
import { joined, lateWords, pastDueWords, shortDate } from './row-words.ts'

type Status = 'Draft' | 'To Send' | 'To Chase' | 'Disputed'
type Listed = Awaited<ReturnType<typeof listInvoices>>['rows'][number]
/** `fault`: why its email did not arrive, where it is known. */
interface Invoice extends Listed {
  fault: string | undefined
}

async function sumIn(context: HomeContext, status: Status): Promise<CardSum> {
  const { db, viewer, today } = context
  const { count, listed_cents, owing_cents } = await sumInvoices(db, viewer, { search: '', status }, today)
  const total_cents = status === 'Draft' ? listed_cents : owing_cents
  return { count, total_cents: seesAmounts(context) ? total_cents : null }
}

/** Invoices by state, with their amounts for those who may see invoice totals. */
async function invoicesIn(
  context: HomeContext,
  status: Status,
  wordsOf: (invoice: Invoice, link: string) => Partial<CardItem>,
) {
  const { db, viewer, today, limit } = context
  const page = { page: 1, page_size: limit, with_total: 0, sort: 'due_date' } as const
  const [{ rows }, sum] = await Promise.all([
    listInvoices(db, viewer, { ...page, search: '', status }, today),
    sumIn(context, status),
  ])
  const faults = await findFaults(db, 'invoice', rows)
  const isShown = seesAmounts(context)
  const isDraft = status === 'Draft'
  return {
    ...sum,
    items: rows.map((invoice) => {
      const link = `/dashboard/invoices/${invoice.id}/edit`
      return {
        label: invoice.invoice_no ?? invoice.client,
        detail: invoice.client,
        amount_cents: isShown ? (isDraft ? invoice.total_cents : invoice.owing_cents) : null,
        link,
        ...wordsOf({ ...invoice, fault: faults.get(invoice.id) }, link),
      }
    }),
  }
}

/** Why the client has not got it, and for how long it has been due all the same. */
function unsentReason(
  { status, sent_at, letter, fault, due_date, is_overdue }: Invoice,
  today: string,
): Pick<CardItem, 'reason' | 'tone'> {
  const unsent = sent_at === null ? `${status}, not sent` : (letterBadge(letter) ?? status)
  const isPast = due_date < today
  // What was never sent is past due, but not late.
  const late = isPast ? (is_overdue === 1 ? lateWords(due_date, today) : pastDueWords(due_date, today)) : null
  return {
    reason: [fault ? `${unsent}: ${fault}` : unsent, late].filter(Boolean).join(', '),
    tone: isPast ? 'danger' : 'plain',
  }
}

const letterOf = (context: HomeContext, invoice: Invoice) =>
  letterFor(context, ['invoices:write', 'invoices:totals'], {
    verb: letterVerbs[letterKindOf(invoice)],
    of: 'invoice',
    id: invoice.id,
    letter: invoice.sent_at === null ? 'send' : 'remind',
  })

export const invoiceCards: readonly HomeCardSource[] = [
  homeCard({
    key: 'invoices-draft',
    title: 'Draft invoices',
    permission: 'invoices:write',
    link: '/dashboard/invoices?status=Draft',
    sum: (context) => sumIn(context, 'Draft'),
    read: (context) =>
      invoicesIn(context, 'Draft', ({ job_no, job_title, created_at }, link) => ({
        detail: joined(job_no, job_title),
        reason: `Made ${shortDate(melbourneDate(created_at))}`,
        action: openFor(context, 'invoices:write', 'Open', link),
      })),
  }),
  homeCard({
    key: 'invoices-to-send',
    title: 'Invoices to send',
    permission: 'invoices:write',
    link: '/dashboard/invoices?status=To+Send',
    sum: (context) => sumIn(context, 'To Send'),
    read: (context) =>
      invoicesIn(context, 'To Send', (invoice) => ({
        ...unsentReason(invoice, context.today),
        action: letterOf(context, invoice),
      })),
  }),
  homeCard({
    key: 'invoices-disputed',
    title: 'Disputed',
    permission: 'invoices:read',
    link: '/dashboard/invoices?status=Disputed',
    read: (context) =>
      invoicesIn(context, 'Disputed', ({ dispute_reason, disputed_at }, link) => ({
        reason: dispute_reason,
        tone: 'warning',
        when: disputed_at && shortDate(melbourneDate(disputed_at)),
        action: openFor(context, 'invoices:write', 'Open', link),
      })),
  }),
  homeCard({
    key: 'invoices-overdue',
    title: 'Chase',
    permission: 'invoices:read',
    link: '/dashboard/invoices?status=To+Chase&sort=due_date',
    sum: (context) => sumIn(context, 'To Chase'),
    read: (context) =>
      invoicesIn(context, 'To Chase', (invoice) => ({
        reason: lateWords(invoice.due_date, context.today),
        tone: 'danger',
        action: letterOf(context, invoice),
      })),
  }),
]
