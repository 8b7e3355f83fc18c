import { sumInvoices } from '#areas/invoices/server/index.ts'
import { scopeOf } from '#platform/server/sessions/viewer.ts'
import { plural } from '#shared/text.ts'
import { type FigureContext, type HomeFigureSource, captionOf, nowCaption } from './home-figure.ts'

const money = { is_money: 1 } as const
const totals = ['invoices:read', 'invoices:totals'] as const

const sums = (
  { db, viewer, today }: FigureContext,
  filters: Omit<Parameters<typeof sumInvoices>[2], 'search'>,
) => sumInvoices(db, viewer, { search: '', ...filters }, today)

/** It offers dry hires as well, which the list of dockets does not have. */
const newInvoice = '/dashboard/invoices/new'

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
        caption: captionOf(context.period_name, 'Including GST'),
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
        caption: nowCaption(context, null),
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
        caption: 'Including GST, due or not',
        link: '/dashboard/invoices?owing=any&sort=due_date',
      }
    },
  },
  {
    key: 'to-invoice',
    needs: ['dockets:read', 'dockets:prices', 'invoices:totals'],
    read: async (context) => {
      const { dockets, hires, total_cents } = await context.facts.toInvoice()
      return {
        ...money,
        label: 'Not yet invoiced',
        value: total_cents,
        unit: plural(dockets, 'docket'),
        caption: nowCaption(
          context,
          hires.length === 0 ? 'Approved, before GST' : `And ${plural(hires.length, 'dry hire')}, before GST`,
        ),
        link: hires.length === 0 ? '/dashboard/dockets?status=To+Invoice&sort=shift_date' : newInvoice,
      }
    },
  },
  {
    key: 'drafts',
    needs: ['invoices:write', 'invoices:read'],
    read: async (context) => {
      const { count } = await context.sumOf('invoices-draft')
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
      const { count } = await context.sumOf('invoices-to-send')
      return {
        label: 'To send',
        value: count,
        unit: count === 1 ? 'invoice' : 'invoices',
        caption: 'Approved, not sent',
        link: '/dashboard/invoices?status=To+Send',
      }
    },
  },
]
