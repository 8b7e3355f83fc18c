import type { Board, BoardOrder } from './board.ts'
import type { BoardColours } from '../contract/choices.ts'
import { type Chip, moves } from './chips.ts'

/** What narrows a board, as its address has it. */
export interface BoardFilters {
  depot?: number | undefined
  tag?: number | undefined
  category?: number | undefined
  client?: number | undefined
  suburb?: string | undefined
  state?: string | undefined
  /** 1: only what somebody must see to. */
  problems?: '0' | '1' | undefined
}

/** Which chips are shown; undefined where all are. */
export function chipFilter({
  client,
  suburb,
  state,
  problems,
}: BoardFilters): ((chip: Chip) => boolean) | undefined {
  if (client === undefined && suburb === undefined && state === undefined && problems !== '1')
    return undefined
  return (chip) =>
    (problems !== '1' || isProblem(chip)) &&
    ((client === undefined && suburb === undefined && state === undefined) ||
      chip.orders.some((order) => matches(order, { client, suburb, state })))
}

/** Whether its rows are of one depot or tag: orders have neither, so any of them may be filled by a machine elsewhere. */
export const isPartOfFleet = ({ depot, tag }: BoardFilters): boolean =>
  depot !== undefined || tag !== undefined

/** An order that still lacks a machine. */
export const lacksAsset = ({ needs_asset, is_to_fill }: BoardOrder): boolean =>
  needs_asset === 1 && is_to_fill === 1

/** The machines and drivers of a depot, tag or category, and the orders of a category or client. */
export function narrowed(board: Board, filters: BoardFilters): Board {
  const { depot, tag, category } = filters
  const isHere = (one: { depot_id: number | null; tag_ids: readonly number[] }) =>
    (depot === undefined || one.depot_id === depot) && (tag === undefined || one.tag_ids.includes(tag))
  const isOfCategory = (one: { asset_category_id: number | null }) =>
    category === undefined || one.asset_category_id === category
  const assets = board.assets.filter((one) => isHere(one) && isOfCategory(one))
  const orders = board.orders.filter((one) => isOfCategory(one) && matches(one, filters))
  // Without machines here a category is left out, unless orders still need one of it.
  const shown = new Set([...assets, ...orders.filter(lacksAsset)].map((one) => one.asset_category_id))
  return {
    ...board,
    categories: board.categories.filter(
      ({ id }) => (category === undefined || id === category) && (!isPartOfFleet(filters) || shown.has(id)),
    ),
    assets,
    drivers: board.drivers.filter(isHere),
    orders,
  }
}

const matches = (order: BoardOrder, { client, suburb, state }: BoardFilters): boolean =>
  (client === undefined || order.client_id === client) &&
  (suburb === undefined || order.suburb === suburb) &&
  (state === undefined || order.state === state)

/** It broke down, or is to go out without its driver. */
const isProblem = (chip: Chip): boolean =>
  chip.look === 'broke_down' || (moves(chip) && chip.orders.some(({ needs_driver }) => needs_driver))

const hues = 8
/** Which of the eight colours a chip has, where it tells something else than the state. */
export function hueOf({ orders: [order] }: Chip, colours: BoardColours): number | undefined {
  if (colours === 'status' || !order) return undefined
  const id = { client: order.client_id, job: order.job_id, category: order.asset_category_id ?? 0 }[colours]
  return id % hues
}

/** The clients, suburbs and states of a board’s orders, for its filters. */
export function offeredBy({ orders }: Board) {
  const clients = new Map(orders.map(({ client_id, client }) => [client_id, client]))
  const words = (key: 'suburb' | 'state') =>
    [...new Set(orders.flatMap((order) => order[key] ?? []))]
      .toSorted()
      .map((value) => ({ value, label: value }))
  return {
    clients: [...clients]
      .map(([value, label]) => ({ value, label }))
      .toSorted((a, b) => a.label.localeCompare(b.label)),
    suburbs: words('suburb'),
    states: words('state'),
  }
}
