import { may } from '#platform/server/sessions/viewer.ts'
import type { Waiting } from '../contract/waiting.ts'
import { layoutFor } from '../rules/home-layout.ts'
import { waitingCards } from '../rules/waiting.ts'
import { homeCards } from './cards.ts'
import type { HomeContext } from './home-card.ts'
import { homeFacts } from './home-facts.ts'

/** What waits in each list, on whatever day: as many as its tab shows, and the home of who oversees it. */
export async function readWaiting(base: Omit<HomeContext, 'limit' | 'day' | 'facts'>): Promise<Waiting[]> {
  const { viewer } = base
  const { cards, others } = layoutFor(viewer.user_type)
  const facts = homeFacts({ ...base, day: null })
  const context = { ...base, day: null, facts, limit: 1 }
  const waiting = await Promise.all(
    Object.entries(waitingCards).map(async ([to, keys]): Promise<Waiting[]> => {
      const card = homeCards.get(keys.find((key) => cards.includes(key) || others.includes(key)) ?? '')
      if (!card || !may(viewer, card.permission)) return []
      const { count } = await (card.sum ?? card.read)(context)
      return count > 0 ? [{ to, count, title: card.title }] : []
    }),
  )
  return waiting.flat()
}
