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
  /** How many items a card may bring; its count says how many there are. */
  limit: number
}

/** So many items a card has among others, and so many when all of it is asked for. */
export const itemLimits = { first: 5, all: 200 } as const

/** A card of the homes. An area that has something for people to act on writes one and adds it to `cards.ts`. */
export interface HomeCardSource extends Pick<HomeCard, 'key' | 'title' | 'tone' | 'link' | 'empty_text'> {
  /** Who does not hold it does not get the card. */
  permission: Permission
  /** Its `link` and `empty_text` come first, where the card's own do not fit this person or this day. */
  read: (
    context: HomeContext,
  ) => Promise<{ count: number; items: HomeItem[]; link?: string; empty_text?: string; empty_link?: string }>
}
export const homeCard = (card: HomeCardSource): HomeCardSource => card

/** What the query of a card gives: `total` on each row says how many there are in all. */
export const countOf = (rows: readonly { total: number }[]): number => rows[0]?.total ?? 0
