import { forbidden, notFound } from '#platform/contract/app-error.ts'
import { may } from '#platform/server/sessions/viewer.ts'
import type { Home, HomeCard } from '../contract/home.ts'
import type { RoleHome } from '../contract/role-homes.ts'
import { layoutFor, rightTo } from '../rules/home-layout.ts'
import { homeCards } from './cards.ts'
import { type HomeCardSource, type HomeContext, itemLimits } from './home-card.ts'

type Context = Omit<HomeContext, 'limit'>

async function readCardOf(card: HomeCardSource, context: HomeContext): Promise<HomeCard> {
  return { ...card, ...(await card.read(context)) }
}

/**
 * The viewer's home, card by card; `of` shows a role's home, as far as the viewer may see it.
 * @throws forbidden for a role's home that is not for the viewer.
 */
export async function readHome(context: Context, of?: RoleHome): Promise<Home> {
  const { viewer } = context
  if (of && !may(viewer, rightTo(of))) throw forbidden()
  const cards = layoutFor(viewer.user_type, of)
    .map((key) => homeCards.get(key))
    .filter((card) => card !== undefined)
    .filter((card) => may(viewer, card.permission))
  return {
    notice: viewer.user_type === null ? 'Your account is waiting for approval.' : null,
    cards: await Promise.all(cards.map((card) => readCardOf(card, { ...context, limit: itemLimits.first }))),
  }
}

/** One card in full. @throws not_found for a card the viewer does not get. */
export async function readHomeCard(context: Context, key: string): Promise<HomeCard> {
  const card = homeCards.get(key)
  if (!card || !may(context.viewer, card.permission)) throw notFound()
  return readCardOf(card, { ...context, limit: itemLimits.all })
}
