import type { OrderChange } from '#areas/scheduler/contract/arrange.ts'
import type { Reason } from '#areas/scheduler/contract/booking.ts'
import { hireReason } from '#areas/scheduler/rules/hire-reason.ts'
import { formatDate, formatTime, melbourneDate, melbourneTime } from '#shared/local-date.ts'
import type { BoardBooking } from '../contract/board.ts'
import { timesAfter } from './arrangements.ts'
import type { BoardIndex, ChipSide } from './chips.ts'
import { isDueBack, isOut } from './hire-chips.ts'

/** A firm booking as it is, or will be. */
type Claim = Pick<BoardBooking, 'kind' | 'job_item_id' | 'starts_at' | 'ends_at' | 'asset_id' | 'driver_id'>

type Times = Pick<Claim, 'starts_at' | 'ends_at'>

/**
 * What the board itself knows against some changes, in the server’s words: the first firm booking that one of theirs
 * would overlap, or the first dry hire that the machine is out for. One that it is due back from by then is said, unless
 * there is worse. The server asks everything else.
 */
export function clashOf(index: BoardIndex, changes: readonly OrderChange[]): Reason | null {
  const changed = new Set(changes.map(({ id }) => id))
  const claims = changes.flatMap((change) => claimsOf(index, change))
  let dueBack: Reason | null = null
  for (const [at, mine] of claims.entries()) {
    const [side, id] = resourceOf(mine)
    const stays = (index.booked[side].get(id) ?? []).filter(
      ({ certainty, job_item_id }) => certainty === 'confirmed' && !changed.has(job_item_id ?? 0),
    )
    const others: Claim[] = [...stays, ...claims.slice(0, at).filter((one) => isSame(one, mine))]
    const other = others.find((one) => overlaps(one, mine))
    if (other) return { code: codeOf(other), text: wordsOf(index, mine, other), blocks: 'hard' }
    const hire = hireAgainst(index, mine)
    if (hire?.blocks === 'hard') return hire
    dueBack ??= hire
  }
  return dueBack
}

/** What an order has firmly booked once it is changed. */
export function claimsOf({ orders, onOrder }: BoardIndex, change: OrderChange): Claim[] {
  const order = orders.get(change.id)
  if (!order) return []
  const { starts_at, ends_at } = timesAfter(order, change)
  const gone = new Set(change.release?.map(({ id }) => id))
  const firmness = new Map(change.certainty?.map(({ id, certainty }) => [id, certainty]))
  const stay = (onOrder.get(change.id) ?? []).filter(
    ({ id, certainty }) => !gone.has(id) && (firmness.get(id) ?? certainty) === 'confirmed',
  )
  const come = (change.book ?? []).filter(({ certainty }) => certainty === 'confirmed')
  return [...stay, ...come].map(({ asset_id, driver_id }) => ({
    kind: 'work',
    job_item_id: change.id,
    asset_id,
    driver_id,
    starts_at,
    ends_at,
  }))
}

/** A dry hire of another job that the machine is out for at that time, or that it is due back from before. */
function hireAgainst({ hires, orders, names }: BoardIndex, claim: Claim): Reason | null {
  const job_id = orders.get(claim.job_item_id ?? 0)?.job_id
  const elsewhere = hires.filter((one) => one.asset_id === claim.asset_id && one.job_id !== job_id)
  const out = elsewhere.find((one) => isOut(one, claim))
  const hire = out ?? elsewhere.find((one) => isDueBack(one, claim))
  return hire
    ? hireReason(names.asset.get(hire.asset_id) ?? '', { ...hire, is_out: out !== undefined })
    : null
}

const codeOf = ({ kind }: Claim) => (kind === 'work' ? 'booked' : kind)

export const resourceOf = ({ asset_id, driver_id }: Claim): [ChipSide, number] =>
  asset_id === null ? ['driver', driver_id ?? 0] : ['asset', asset_id]

export const overlaps = (one: Times, other: Times): boolean =>
  one.starts_at < other.ends_at && one.ends_at > other.starts_at

const isSame = (one: Claim, other: Claim): boolean =>
  one.asset_id === other.asset_id && one.driver_id === other.driver_id

function wordsOf({ names, orders }: BoardIndex, mine: Claim, other: Claim): string {
  const [side, id] = resourceOf(mine)
  const name = names[side].get(id) ?? ''
  const date = formatDate(melbourneDate(mine.starts_at > other.starts_at ? mine.starts_at : other.starts_at))
  if (other.kind === 'workshop') return `${name} is in the workshop on ${date}.`
  if (other.kind === 'leave') return `${name} is on leave on ${date}.`
  return `${name} is already booked on ${orderWords(orders, other)}.`
}

/** Which work, and when: `J-000001-03 from 7:00 am to 3:00 pm`. */
export function orderWords(
  orders: BoardIndex['orders'],
  { job_item_id, starts_at, ends_at }: Times & Pick<Claim, 'job_item_id'>,
): string {
  const time = (instant: string) => formatTime(melbourneTime(instant))
  const order_no = orders.get(job_item_id ?? 0)?.order_no ?? 'another order'
  return `${order_no} from ${time(starts_at)} to ${time(ends_at)}`
}
