import type { Db } from '#platform/server/database/database.ts'
import type { RecordRegistry } from '#platform/server/change/record-registry.ts'
import type { Person } from '#platform/server/sessions/viewer.ts'
import type { Permission } from '#shared/permissions.ts'
import type { HomeCard, HomeItem } from '../contract/home.ts'

export interface HomeContext {
  db: Db
  records: RecordRegistry
  viewer: Person
  /** The day in Melbourne, `YYYY-MM-DD`. */
  today: string
  /** The most items a card may return; its count says how many there are. */
  limit: number
}

/** How many items a card has among others, and how many when shown in full. */
export const itemLimits = { first: 5, all: 200 } as const

/** A card on the homes. An area with something for people to act on adds one to `cards.ts`. */
export interface HomeCardSource extends Pick<HomeCard, 'key' | 'title' | 'tone' | 'link' | 'empty_text'> {
  /** Viewers without this right do not get the card. */
  permission: Permission
  /** Its `link` and `empty_text` override the card's own, where those do not fit this person or day. */
  read: (
    context: HomeContext,
  ) => Promise<{ count: number; items: HomeItem[]; link?: string; empty_text?: string; empty_link?: string }>
}
export const homeCard = (card: HomeCardSource): HomeCardSource => card

/** The result of a card's query: `total` on each row says how many there are in all. */
export const countOf = (rows: readonly { total: number }[]): number => rows[0]?.total ?? 0
