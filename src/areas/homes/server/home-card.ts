import type { Db } from '#platform/server/database/database.ts'
import type { RecordRegistry } from '#platform/server/change/record-registry.ts'
import { type Person, may } from '#platform/server/sessions/viewer.ts'
import type { Permission } from '#shared/permissions.ts'
import type { HomeFacts } from './home-facts.ts'
import type { HomeAction, HomeCard, HomeItem } from '../contract/home.ts'

export interface HomeContext {
  db: Db
  records: RecordRegistry
  viewer: Person
  now: Date
  /** The day in Melbourne, `YYYY-MM-DD`. */
  today: string
  /** The day chosen or proposed on a home that plans one; null elsewhere. */
  day: string | null
  facts: HomeFacts
  /** The most items a card may return; its count says how many there are. */
  limit: number
}

/** How many items a card shows on a home, and when opened in full. */
export const itemLimits = { first: 5, all: 200 } as const

/** A row needs a label; the rest is optional. */
export type CardItem = Pick<HomeItem, 'label'> & Partial<HomeItem>

/** What a home says of a card that it does not show. `title` and `link` are the card's own where they are left out. */
export interface CardSum extends Partial<Pick<HomeCard, 'title' | 'link' | 'total_cents'>> {
  count: number
}

/** Work waiting for someone. An area with work to act on writes one and adds it to `cards.ts`. */
export interface HomeCardSource extends Pick<HomeCard, 'key' | 'title' | 'link'> {
  empty_text?: string
  /** Needed to get the card. */
  permission: Permission
  /** How many there are and what they come to, where `read` asks for more. */
  sum?: (context: HomeContext) => Promise<CardSum>
  /** Its `title`, `link` and `empty_text` override the card's own, where those do not suit the person or the day. */
  read: (
    context: HomeContext,
  ) => Promise<CardSum & { items: CardItem[]; empty_text?: string; empty_link?: string }>
}
export const homeCard = (card: HomeCardSource): HomeCardSource => card

/** A row with every field filled in. */
export const wholeItem = (item: CardItem): HomeItem => ({
  when: null,
  detail: null,
  reason: null,
  tone: 'plain',
  amount_cents: null,
  link: null,
  action: null,
  ...item,
})

/** The full count, which a card's query repeats on each row as `total`. */
export const countOf = (rows: readonly { total: number }[]): number => rows[0]?.total ?? 0

/** A button that opens a screen; none without the right. */
export const openFor = (
  { viewer }: Pick<HomeContext, 'viewer'>,
  right: Permission,
  verb: string,
  to: string,
): HomeAction | null => (may(viewer, right) ? { kind: 'open', verb, to } : null)

/** A button that opens a letter to be sent, for people with all the rights it needs. */
export const letterFor = (
  { viewer }: Pick<HomeContext, 'viewer'>,
  rights: readonly Permission[],
  letter: Omit<Extract<HomeAction, { kind: 'letter' }>, 'kind'>,
): HomeAction | null => (rights.every((right) => may(viewer, right)) ? { kind: 'letter', ...letter } : null)

/** A button that calls someone; none without a number. */
export const callTo = (phone: string | null, who: string): HomeAction | null =>
  phone === null ? null : { kind: 'call', phone, who }

/**
 * Amounts are for those who may see invoice totals, and what those are about: allocators plan by hours, not by
 * money.
 */
export const seesAmounts = ({ viewer }: Pick<HomeContext, 'viewer'>, of?: Permission): boolean =>
  may(viewer, 'invoices:totals') && (of === undefined || may(viewer, of))
