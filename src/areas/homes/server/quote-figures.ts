import { lastDays, outcomeDays } from '#areas/quotes/contract/endpoints.ts'
import { sumQuotes } from '#areas/quotes/server/index.ts'
import { addDays } from '#shared/local-date.ts'
import { monthOf } from '#shared/periods.ts'
import { plural } from '#shared/text.ts'
import type { FigureContext, HomeFigureSource } from './home-figure.ts'
import { quoteFilters } from './quote-cards.ts'

const needs = ['quotes:read', 'quotes:prices', 'invoices:totals'] as const
const money = { is_money: 1 } as const

const wonLink = (from: string): string => `/dashboard/quotes?won_from=${from}`
const outcomesFrom = ({ today }: FigureContext): string => addDays(today, -outcomeDays)

/** What sales brought in, and what is on its way. */
export const quoteFigures: readonly HomeFigureSource[] = [
  {
    key: 'quotes-waiting',
    needs,
    read: async ({ facts }) => {
      const [{ count, total_cents }, open] = await Promise.all([
        facts.quotes('Waiting'),
        facts.quotes('Open'),
      ])
      const unsent = open.count - count
      return {
        ...money,
        label: 'Waiting for an answer',
        value: total_cents,
        unit: plural(count, 'quote'),
        caption: unsent > 0 ? `${unsent.toLocaleString('en-AU')} more not sent yet` : 'Nothing left to send',
        link: '/dashboard/quotes?status=Waiting',
      }
    },
  },
  {
    key: 'quotes-won',
    needs,
    read: async ({ db, today }) => {
      const { from: won_from } = monthOf(today)
      const { count, total_cents } = await sumQuotes(db, quoteFilters({ won_from }))
      return {
        ...money,
        label: 'Won this month',
        value: total_cents,
        unit: plural(count, 'quote'),
        caption: 'Including GST',
        link: wonLink(won_from),
      }
    },
  },
  {
    key: 'quotes-outcomes',
    needs,
    read: async (context) => {
      const from = outcomesFrom(context)
      const { won, lost, expired } = await context.facts.outcomes()
      const ended = won + lost + expired
      return {
        label: `Won, last ${outcomeDays} days`,
        value: won,
        unit: ended === 0 ? 'quotes' : `of ${ended}, ${Math.round((won / ended) * 100)}%`,
        caption: `${lost} lost, ${expired} expired`,
        link: wonLink(from),
      }
    },
  },
  {
    key: 'quotes-days-to-sign',
    needs,
    read: async (context) => {
      const from = outcomesFrom(context)
      const { days_to_sign } = await context.facts.outcomes()
      return {
        label: 'Usual time to sign',
        value: days_to_sign ?? 0,
        unit: 'days',
        caption: days_to_sign === null ? `None signed in ${outcomeDays} days` : `Last ${outcomeDays} days`,
        link: wonLink(from),
      }
    },
  },
  {
    key: 'quotes-expiring',
    needs,
    read: async (context) => {
      const { db, today } = context
      const waits_until = addDays(today, lastDays)
      const [{ count, total_cents }, now] = await Promise.all([
        context.sumOf('quotes-expiring'),
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
