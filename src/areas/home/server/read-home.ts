import { may } from '#platform/server/viewer.ts'
import type { Home, HomeCard } from '../contract/home.ts'
import { homeLayout, waitingLayout } from '../rules/home-layout.ts'
import { homeCards } from './cards.ts'
import type { HomeCardSource, HomeGround } from './home-card.ts'

async function readCard(card: HomeCardSource, ground: HomeGround): Promise<HomeCard> {
  return { ...card, ...(await card.read(ground)) }
}

/** What waits for the viewer, card by card. */
export async function readHome(ground: HomeGround): Promise<Home> {
  const { viewer } = ground
  const layout = viewer.user_type === null ? waitingLayout : homeLayout[viewer.user_type]
  const cards = layout
    .map((key) => homeCards.get(key))
    .filter((card) => card !== undefined && may(viewer, card.permission))
  return {
    notice: viewer.user_type === null ? 'Your account is waiting for approval.' : null,
    cards: await Promise.all(cards.map((card) => readCard(card as HomeCardSource, ground))),
  }
}
