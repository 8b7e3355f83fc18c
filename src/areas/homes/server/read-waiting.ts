import { may } from '#platform/server/sessions/viewer.ts'
import type { Waiting } from '../contract/waiting.ts'
import { layoutFor } from '../rules/home-layout.ts'
import { waitingCards } from '../rules/waiting.ts'
import { homeCards } from './cards.ts'
import { proposeDay } from './day-orders.ts'
import type { HomeContext } from './home-card.ts'
import { homeFacts } from './home-facts.ts'

/** What waits in each list, exactly as the cards of the viewer's own home count it. */
export async function readWaiting(base: Omit<HomeContext, 'limit' | 'day' | 'facts'>): Promise<Waiting[]> {
  const { viewer } = base
  const { cards, others, panels } = layoutFor(viewer.user_type)
  const plansDay = panels.includes('day-sheet') && may(viewer, 'work-orders:read')
  const day = plansDay ? await proposeDay(base) : null
  const context = { ...base, day, facts: homeFacts(base), limit: 1 }
  const waiting = await Promise.all(
    Object.entries(waitingCards).map(async ([to, keys]): Promise<Waiting[]> => {
      const card = homeCards.get(keys.find((key) => cards.includes(key) || others.includes(key)) ?? '')
      if (!card || !may(viewer, card.permission)) return []
      const count = card.count ? await card.count(context) : (await card.read(context)).count
      return count > 0 ? [{ to, count, title: card.title }] : []
    }),
  )
  return waiting.flat()
}
