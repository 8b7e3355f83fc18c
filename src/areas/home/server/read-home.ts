import { may } from '#platform/server/viewer.ts'
import type { Home, HomeCard } from '../contract/home.ts'
import type { RoleHome } from '../contract/role-homes.ts'
import { layoutFor } from '../rules/home-layout.ts'
import { homeCards } from './cards.ts'
import type { HomeCardSource, HomeGround } from './home-card.ts'

async function readCard(card: HomeCardSource, ground: HomeGround): Promise<HomeCard> {
  return { ...card, ...(await card.read(ground)) }
}

/** What waits for the viewer, card by card; `of` shows it as another role's home, as far as the viewer may see it. */
export async function readHome(ground: HomeGround, of?: RoleHome): Promise<Home> {
  const { viewer } = ground
  const cards = layoutFor(viewer.user_type, of)
    .map((key) => homeCards.get(key))
    .filter((card) => card !== undefined)
    .filter((card) => may(viewer, card.permission))
  return {
    notice: viewer.user_type === null ? 'Your account is waiting for approval.' : null,
    cards: await Promise.all(cards.map((card) => readCard(card, ground))),
  }
}
