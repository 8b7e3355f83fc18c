import type { Db } from '#platform/server/database/database.ts'
import type { RecordRegistry } from '#platform/server/change/record-registry.ts'
import { type Person, may } from '#platform/server/sessions/viewer.ts'
import type { Permission } from '#shared/permissions.ts'
import type { HomeAction, HomeCard, HomeItem } from '../contract/home.ts'

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

/** A row says what it is; the rest where there is something to say. */
export type CardItem = Pick<HomeItem, 'label'> & Partial<HomeItem>

/** What waits for a person. An area that has something for people to act on writes one and adds it to `cards.ts`. */
export interface HomeCardSource extends Pick<HomeCard, 'key' | 'title' | 'link'> {
  empty_text?: string
  /** Who does not hold it does not get the card. */
  permission: Permission
  /** Its `link` and `empty_text` come first, where the card's own do not fit this person or this day. */
  read: (context: HomeContext) => Promise<{
    count: number
    total_cents?: number | null
    items: CardItem[]
    link?: string
    empty_text?: string
    empty_link?: string
  }>
}
export const homeCard = (card: HomeCardSource): HomeCardSource => card

/** A row with all that it may say. */
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

/** What the query of a card gives: `total` on each row says how many there are in all. */
export const countOf = (rows: readonly { total: number }[]): number => rows[0]?.total ?? 0

/** A button that leads to where it is done; none for those without the right. */
export const openFor = (
  { viewer }: Pick<HomeContext, 'viewer'>,
  right: Permission,
  verb: string,
  to: string,
): HomeAction | null => (may(viewer, right) ? { kind: 'open', verb, to } : null)

/** A button that rings somebody; none without a number. */
export const callTo = (phone: string | null): HomeAction | null =>
  phone === null ? null : { kind: 'call', phone }

/** What things come to is for those who may see what invoices come to: allocators plan by hours, not by money. */
export const seesAmounts = ({ viewer }: Pick<HomeContext, 'viewer'>): boolean =>
  may(viewer, 'invoices:totals')
