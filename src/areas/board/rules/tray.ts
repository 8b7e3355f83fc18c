import { addDays } from '#shared/local-date.ts'
import type { Board, BoardOrder } from '../contract/board.ts'

/** Orders of one job that need the same on the same day, or on days that follow each other. */
export interface TrayCard {
  key: string
  category: string
  /** The next to fill. */
  first: BoardOrder
  /** The latest of them. */
  last: BoardOrder
  /** The next to fill of each day: what one machine can take. */
  run: readonly BoardOrder[]
  count: number
  /** How many of them are on its first day. */
  at_once: number
  /** Over how many days they go. */
  days: number
  /** It has its machine and lacks a driver. */
  lacks_driver: boolean
  /** The first of its job, which has more than this order to fill. */
  leads_job: boolean
}
export interface TrayDay {
  date: string
  /** How many orders of that day are to fill. */
  count: number
  /** How many of them are in cards of earlier days, which go on for several. */
  earlier: number
  cards: readonly TrayCard[]
}

/** The orders to fill from a day on, earliest first; orders that belong together are one card on their first day. */
export function trayOf(
  { orders, categories }: Pick<Board, 'orders' | 'categories'>,
  { today, search = '' }: { today: string; search?: string },
): TrayDay[] {
  const names = new Map(categories.map(({ id, name }) => [id, name]))
  const words = search.trim().toLowerCase()
  const cards: TrayCard[] = []
  const counts = new Map<string, number>()
  for (const order of orders) {
    if (!order.is_to_fill || order.work_date < today) continue
    const category = names.get(order.asset_category_id ?? 0) ?? 'Any category'
    const text = [category, order.client, order.suburb, order.order_no, order.job].join(' ').toLowerCase()
    if (!text.includes(words)) continue
    counts.set(order.work_date, (counts.get(order.work_date) ?? 0) + 1)
    const lacks_driver = order.needs_asset === 0
    const card = cards.findLast((one) => belongs(one, order, lacks_driver))
    if (card) {
      if (order.work_date === card.first.work_date) card.at_once += 1
      if (order.work_date > card.last.work_date) {
        card.days += 1
        card.run = [...card.run, order]
      }
      card.last = order
      card.count += 1
    } else
      cards.push({
        key: `order-${order.id}`,
        category,
        first: order,
        last: order,
        run: [order],
        count: 1,
        at_once: 1,
        days: 1,
        lacks_driver,
        leads_job: false,
      })
  }
  for (const [first, ...others] of Map.groupBy(cards, ({ first: order }) => order.job_id).values())
    if (first) first.leads_job = others.length > 0 || first.count > 1
  const days = Map.groupBy(cards, ({ first }) => first.work_date)
  return [...days].map(([date, of]) => {
    const count = counts.get(date) ?? 0
    return { date, count, earlier: count - of.reduce((sum, card) => sum + card.at_once, 0), cards: of }
  })
}

function belongs({ first, last, lacks_driver }: TrayCard, order: BoardOrder, lacksDriver: boolean): boolean {
  return (
    lacks_driver === lacksDriver &&
    first.job_id === order.job_id &&
    first.asset_category_id === order.asset_category_id &&
    (order.work_date === last.work_date || order.work_date === addDays(last.work_date, 1))
  )
}
