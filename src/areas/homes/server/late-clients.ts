import { plural } from '#shared/text.ts'
import { homeCard, openFor, seesAmounts } from './home-card.ts'
import { countComingOrders } from './late-clients-store.ts'
import { joined, lateWords, shortDate } from './row-words.ts'

/** Clients who pay late and have more work booked, without a credit hold: work on, or stop? */
export const lateClientCards = [
  homeCard({
    key: 'clients-late-with-work',
    title: 'Late, with work booked',
    permission: 'clients:credit',
    link: null,
    read: async (context) => {
      const { db, facts, today, limit } = context
      const late = (await facts.debtors()).flatMap(({ oldest, ...client }) =>
        oldest === null ? [] : [{ ...client, oldest }],
      )
      const coming = await countComingOrders(
        db,
        late.map(({ id }) => id),
        today,
      )
      const items = late.flatMap(({ id, name, oldest, owing_cents }) => {
        const work = coming.get(id)
        if (!work) return []
        const link = `/dashboard/clients/${id}/edit`
        return [
          {
            label: name,
            detail: joined(`${plural(work.orders, 'order')} booked`, `next ${shortDate(work.next)}`),
            reason: lateWords(oldest, today),
            tone: 'danger' as const,
            amount_cents: seesAmounts(context) ? owing_cents : null,
            link,
            action: openFor(context, 'clients:credit', 'Open', link),
          },
        ]
      })
      return { count: items.length, items: items.slice(0, limit) }
    },
  }),
]
