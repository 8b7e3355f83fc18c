import { sumInvoices } from '#areas/invoices/server/index.ts'
import { lastDays } from '#areas/quotes/contract/endpoints.ts'
import { sumQuotes } from '#areas/quotes/server/index.ts'
import { scopeOf } from '#platform/server/sessions/viewer.ts'
import { addDays } from '#shared/local-date.ts'
import { plural } from '#shared/text.ts'
import type { FigureContext, HomeFigureSource } from './home-figure.ts'
import { quoteFilters } from './quote-cards.ts'

const money = { is_money: 1 } as const
const totals = ['invoices:read', 'invoices:totals'] as const

const sums = (
  { db, viewer, today }: FigureContext,
  filters: Omit<Parameters<typeof sumInvoices>[2], 'search'>,
) => sumInvoices(db, viewer, { search: '', ...filters }, today)

/** Quotes in a state: their value and number. */
const quotesIn = (
  key: string,
  label: string,
  caption: string | null,
  status: 'Sent' | 'Viewed' | 'Accepted',
): HomeFigureSource => ({
  key,
  needs: ['quotes:read', 'quotes:prices', 'invoices:totals'],
  read: async ({ facts }) => {
    const { count, total_cents } = await facts.quotes(status)
    return {
      ...money,
      label,
      value: total_cents,
      unit: plural(count, 'quote'),
      caption,
      link: `/dashboard/quotes?status=${status}`,
    }
  },
})

export const moneyFigures: readonly HomeFigureSource[] = [
  {
    key: 'invoiced',
    needs: totals,
    read: async (context) => {
      const { from, to } = context.period
      const { count, total_cents } = await sums(context, { status: 'Issued', from, to })
      return {
        ...money,
        label: 'Invoiced',
        value: total_cents,
        unit: plural(count, 'invoice'),
        caption: 'Including GST',
        link: `/dashboard/invoices?status=Issued&from=${from}&to=${to}`,
      }
    },
  },
  {
    key: 'overdue',
    needs: totals,
    read: async (context) => {
      const { count, owing_cents } = await sums(context, { status: 'Overdue' })
      const isOwn = scopeOf(context.viewer, 'invoices:read') === 'own'
      return {
        ...money,
        label: isOwn ? 'Overdue, your clients' : 'Overdue',
        value: owing_cents,
        unit: plural(count, 'invoice'),
        tone: owing_cents > 0 ? 'danger' : 'plain',
        link: '/dashboard/invoices?status=Overdue&sort=due_date',
      }
    },
  },
  {
    key: 'owing',
    needs: totals,
    read: async (context) => {
      const { count, owing_cents } = await sums(context, { owing: 'any' })
      return {
        ...money,
        label: 'Owed to us',
        value: owing_cents,
        unit: plural(count, 'invoice'),
        caption: 'All unpaid',
        link: '/dashboard/invoices?owing=any&sort=due_date',
      }
    },
  },
  {
    key: 'to-invoice',
    needs: ['dockets:read', 'dockets:prices', 'invoices:totals'],
    read: async ({ facts }) => {
      const { count, total_cents } = await facts.toInvoice()
      return {
        ...money,
        label: 'Not yet invoiced',
        value: total_cents,
        unit: plural(count, 'docket'),
        caption: 'Approved, before GST',
        link: '/dashboard/dockets?status=To+Invoice&sort=shift_date',
      }
    },
  },
  {
    key: 'drafts',
    needs: ['invoices:write', 'invoices:read'],
    read: async (context) => {
      const { count } = await context.card('invoices-draft')
      return {
        label: 'Drafts',
        value: count,
        unit: count === 1 ? 'invoice' : 'invoices',
        caption: 'To approve',
        link: '/dashboard/invoices?status=Draft',
      }
    },
  },
  {
    key: 'to-send',
    needs: ['invoices:write', ...totals],
    read: async (context) => {
      const { count } = await context.card('invoices-to-send')
      return {
        label: 'To send',
        value: count,
        unit: count === 1 ? 'invoice' : 'invoices',
        caption: 'Approved, not sent',
        link: '/dashboard/invoices?status=To+Send',
      }
    },
  },
  quotesIn('quotes-sent', 'Sent', 'Not opened yet', 'Sent'),
  quotesIn('quotes-opened', 'Viewed', 'Waiting for an answer', 'Viewed'),
  quotesIn('quotes-accepted', 'Accepted, no job yet', null, 'Accepted'),
  {
    key: 'quotes-expiring',
    needs: ['quotes:read', 'quotes:prices', 'invoices:totals'],
    read: async (context) => {
      const { db, today } = context
      const waits_until = addDays(today, lastDays)
      const [{ count, total_cents }, now] = await Promise.all([
        context.card('quotes-expiring'),
        sumQuotes(db, quoteFilters({ waits_until: today })),
      ])
      return {
        ...money,
        label: `Expiring in ${lastDays} days`,
        value: total_cents ?? 0,
        unit: plural(count, 'quote'),
        caption: now.count > 0 ? `${now.count} today` : null,
        tone: now.count > 0 ? 'warning' : 'plain',
        link: `/dashboard/quotes?waits_until=${waits_until}&sort=valid_until`,
      }
    },
  },
]
