import { lastDays } from '#areas/quotes/contract/endpoints.ts'
import { listQuotesByEnd } from '#areas/quotes/server/index.ts'
import { currencyFormat } from '#areas/settings/server/index.ts'
import { addDays, formatDate } from '#shared/local-date.ts'
import { type CurrencyFormat, formatCurrency } from '#shared/money.ts'
import { type HomeCardSource, countOf, homeCard } from './home-card.ts'

type Found = Awaited<ReturnType<typeof listQuotesByEnd>>

const cardOf = (found: Found, format: CurrencyFormat, detailOf: (quote: Found[number]) => string) => ({
  count: countOf(found),
  items: found.map((quote) => ({
    label: `${quote.quote_no} ${quote.title}`,
    detail: [quote.client, formatCurrency(quote.total_cents, format), detailOf(quote)].join(' · '),
    link: `/dashboard/quotes/${quote.id}/edit`,
    at: null,
  })),
})

export const quoteCards: readonly HomeCardSource[] = [
  homeCard({
    key: 'quotes-expiring',
    title: 'Quotes about to expire',
    tone: 'warning',
    permission: 'quotes:read',
    link: '/dashboard/quotes?sort=valid_until',
    empty_text: `No quote that waits for an answer ends within ${lastDays} days.`,
    read: async ({ db, today, limit }) => {
      const waits_until = addDays(today, lastDays)
      const found = await listQuotesByEnd(db, { waits_until }, limit)
      return {
        ...cardOf(found, await currencyFormat(db), ({ valid_until }) => `until ${formatDate(valid_until)}`),
        link: `/dashboard/quotes?waits_until=${waits_until}&sort=valid_until`,
      }
    },
  }),
  homeCard({
    key: 'quotes-accepted',
    title: 'Accepted quotes without a job',
    tone: 'warning',
    permission: 'quotes:read',
    link: '/dashboard/quotes?status=Accepted',
    empty_text: 'Every accepted quote has its job.',
    read: async ({ db, limit }) =>
      cardOf(
        await listQuotesByEnd(db, { statuses: ['Accepted'] }, limit),
        await currencyFormat(db),
        () => 'make the job',
      ),
  }),
  homeCard({
    key: 'quotes-awaiting',
    title: 'Quotes to approve',
    tone: 'warning',
    permission: 'quotes:approve',
    link: '/dashboard/quotes?status=Awaiting+Approval',
    empty_text: 'No quote waits for approval.',
    read: async ({ db, limit }) =>
      cardOf(
        await listQuotesByEnd(db, { statuses: ['Awaiting Approval'] }, limit),
        await currencyFormat(db),
        ({ valid_until }) => `valid until ${formatDate(valid_until)}`,
      ),
  }),
]
