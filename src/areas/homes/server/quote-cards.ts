import { lastDays } from '#areas/quotes/contract/endpoints.ts'
import { sendWord } from '#areas/quotes/rules/quote-words.ts'
import { findApprovalWords, listQuotesToAct, sumQuotes } from '#areas/quotes/server/index.ts'
import { addDays, melbourneDate } from '#shared/local-date.ts'
import {
  type CardItem,
  type CardSum,
  type HomeCardSource,
  type HomeContext,
  callTo,
  homeCard,
  letterFor,
  openFor,
  seesAmounts,
} from './home-card.ts'
import { joined, shortDate } from './row-words.ts'

type Found = Awaited<ReturnType<typeof listQuotesToAct>>[number]
type Filters = Parameters<typeof sumQuotes>[1]

export const quoteFilters = (more: Omit<Filters, 'search' | 'archived'>): Filters => ({
  search: '',
  archived: 0,
  ...more,
})

const seesPrices = (context: HomeContext): boolean => seesAmounts(context, 'quotes:prices')

async function sumOf(context: HomeContext, filters: Filters): Promise<CardSum> {
  const { db, facts } = context
  const { count, total_cents } = await (filters.status === undefined
    ? sumQuotes(db, filters)
    : facts.quotes(filters.status))
  return { count, total_cents: seesPrices(context) ? total_cents : null }
}

const findWithSum = (context: HomeContext, filters: Filters, first: 'soonest' | 'dearest') =>
  Promise.all([
    // The order would reveal the amounts.
    listQuotesToAct(context.db, filters, seesPrices(context) ? first : 'soonest', context.limit),
    sumOf(context, filters),
  ])

function present(
  context: HomeContext,
  [found, sum]: Awaited<ReturnType<typeof findWithSum>>,
  wordsOf: (quote: Found) => Partial<CardItem>,
) {
  const isShown = seesPrices(context)
  return {
    ...sum,
    items: found.map((quote) => ({
      label: quote.title,
      detail: joined(quote.client, quote.quote_no),
      amount_cents: isShown ? quote.total_cents : null,
      link: addressOf(quote),
      ...wordsOf(quote),
    })),
  }
}

const quotesOf = async (
  context: HomeContext,
  filters: Filters,
  first: 'soonest' | 'dearest',
  wordsOf: (quote: Found) => Partial<CardItem>,
) => present(context, await findWithSum(context, filters, first), wordsOf)

const waitsUntil = ({ today }: HomeContext): string => addDays(today, lastDays)
const expiring = (context: HomeContext): Filters => quoteFilters({ waits_until: waitsUntil(context) })
const expiringLink = (context: HomeContext): string =>
  `/dashboard/quotes?waits_until=${waitsUntil(context)}&sort=valid_until`

const addressOf = ({ id }: Found): string => `/dashboard/quotes/${id}/edit`

/** When the client opened it, or else got it. */
function waitingWords({ first_viewed_at, sent_at }: Found): string | null {
  if (first_viewed_at) return `Opened ${shortDate(melbourneDate(first_viewed_at))}`
  return sent_at && `Sent ${shortDate(melbourneDate(sent_at))}`
}

export const quoteCards: readonly HomeCardSource[] = [
  homeCard({
    key: 'quotes-follow-up',
    title: 'Follow up',
    permission: 'quotes:read',
    link: '/dashboard/quotes?status=Waiting',
    sum: (context) => sumOf(context, quoteFilters({ status: 'Waiting' })),
    read: (context) =>
      quotesOf(context, quoteFilters({ status: 'Waiting' }), 'dearest', (quote) => ({
        reason: waitingWords(quote),
        action: callTo(quote.phone, quote.rings),
      })),
  }),
  homeCard({
    key: 'quotes-to-send',
    title: 'Quotes to send',
    permission: 'quotes:write',
    link: '/dashboard/quotes?status=To+Send',
    read: (context) =>
      quotesOf(context, quoteFilters({ status: 'To Send' }), 'dearest', (quote) => ({
        reason: quote.status === 'Ready' ? 'Ready' : 'Not emailed',
        action: letterFor(context, ['quotes:write', 'quotes:prices'], {
          verb: sendWord,
          of: 'quote',
          id: quote.id,
          letter: quote.status === 'Ready' ? 'send' : 'remind',
        }),
      })),
  }),
  homeCard({
    key: 'quotes-expiring',
    title: 'Expiring',
    permission: 'quotes:read',
    link: '/dashboard/quotes?sort=valid_until',
    sum: async (context) => ({
      ...(await sumOf(context, expiring(context))),
      link: expiringLink(context),
    }),
    read: async (context) => ({
      ...(await quotesOf(context, expiring(context), 'soonest', ({ valid_until, phone, rings }) => ({
        reason: `Valid until ${valid_until === context.today ? 'today' : shortDate(valid_until)}`,
        tone: valid_until === context.today ? 'warning' : 'plain',
        action: callTo(phone, rings),
      }))),
      link: expiringLink(context),
    }),
  }),
  homeCard({
    key: 'quotes-accepted',
    title: 'Accepted, no job yet',
    permission: 'quotes:read',
    link: '/dashboard/quotes?status=Accepted',
    sum: (context) => sumOf(context, quoteFilters({ status: 'Accepted' })),
    read: (context) =>
      quotesOf(context, quoteFilters({ status: 'Accepted' }), 'soonest', (quote) => ({
        action: openFor(context, 'jobs:write', 'Make job', addressOf(quote)),
      })),
  }),
  homeCard({
    key: 'quotes-awaiting',
    title: 'Quotes to approve',
    permission: 'quotes:approve',
    link: '/dashboard/quotes?status=Awaiting+Approval',
    sum: (context) => sumOf(context, quoteFilters({ status: 'Awaiting Approval' })),
    read: async (context) => {
      const found = await findWithSum(context, quoteFilters({ status: 'Awaiting Approval' }), 'soonest')
      const reasons = await findApprovalWords(context.db, context.viewer, found[0])
      return present(context, found, (quote) => ({
        detail: joined(quote.client, quote.quote_no, `valid until ${shortDate(quote.valid_until)}`),
        reason: reasons.get(quote.id) ?? null,
        action: openFor(context, 'quotes:approve', 'Review', addressOf(quote)),
      }))
    },
  }),
]
