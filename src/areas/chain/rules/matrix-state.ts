import { toApprove, type DocketStatus } from '#areas/dockets/contract/choices.ts'
import type { DriverJobStatus } from '#areas/driver-jobs/contract/choices.ts'
import { type DriverState, driverStateOf, mostUrgent } from '#areas/driver-jobs/rules/driver-state.ts'
import type { OrderStatus } from '#areas/work-orders/contract/choices.ts'
import type { MatrixState } from '../contract/matrix-states.ts'

/** What is known about an order. */
export interface MatrixFacts {
  order_status: OrderStatus
  needs_driver: number
  /** 1: it lacks its machine or a driver that it needs. */
  is_unfilled: number
  is_on_hold: number
  /** Plant booked on it cannot go out; never of work that is closed or past. */
  is_off_road: boolean
  /** Its day is over. */
  is_past: boolean
  /** It ended on an earlier day: a night shift of yesterday goes on until today. */
  has_ended: boolean
  /** Of its drivers’ jobs; null for viewers who may not see what was sent. */
  driver_jobs: readonly DriverJobStatus[] | null
  /** Of its dockets; null for viewers who may not see them. */
  dockets: readonly DocketStatus[] | null
}

const closed: Partial<Record<OrderStatus, MatrixState>> = {
  Cancelled: 'cancelled',
  'Cancelled by Office': 'cancelled',
  Invoiced: 'invoiced',
  'Broke Down': 'broke_down',
}

const ofDriver: Readonly<Record<DriverState, MatrixState>> = {
  declined: 'declined',
  waiting: 'waiting',
  accepted: 'accepted',
  en_route: 'en_route',
  working: 'on_site',
  broke_down: 'broke_down',
  done: 'finished',
}

/** How far an order is, as far as the viewer may know. The docket says more than the driver’s phone. */
export function matrixStateOf(order: MatrixFacts): MatrixState {
  const { order_status, has_ended, dockets } = order
  const docket = docketState(dockets ?? [])
  const state = closed[order_status] ?? docket ?? unfilledState(order) ?? driverState(order) ?? unsent(order)
  const lacksDocket = beforeDocket.has(state) && has_ended && order.needs_driver === 1
  // Only who sees dockets knows that there is none.
  return lacksDocket && dockets !== null ? 'no_docket' : state
}

/** No docket was submitted, whether or not anybody said to have begun. */
const beforeDocket: ReadonlySet<MatrixState> = new Set([
  'confirmed',
  'to_send',
  'to_confirm',
  'waiting',
  'accepted',
  'en_route',
  'on_site',
  'finished',
])

function docketState(dockets: readonly DocketStatus[]): MatrixState | null {
  if (dockets.includes('Queried')) return 'docket_queried'
  if (dockets.some((status) => (toApprove as readonly DocketStatus[]).includes(status)))
    return 'docket_to_approve'
  return dockets.some((status) => status === 'Approved' || status === 'Invoiced') ? 'docket_approved' : null
}

function unfilledState({ is_unfilled, is_on_hold, is_past }: MatrixFacts): MatrixState | null {
  if (is_on_hold && !is_past) return 'on_hold'
  if (!is_unfilled) return null
  return is_past ? 'missed' : 'to_fill'
}

/** Nobody needs to be chased for a machine that cannot go out; one that is out works, whatever its status says. */
function driverState({ driver_jobs, is_off_road }: MatrixFacts): MatrixState | null {
  const states = (driver_jobs ?? []).map(driverStateOf).filter((state) => state !== null)
  const state = states.length === 0 ? null : ofDriver[states.reduce(mostUrgent)]
  return is_off_road && (state === null || beforeWork.has(state)) ? 'off_road' : state
}

const beforeWork: ReadonlySet<MatrixState> = new Set(['declined', 'waiting', 'accepted', 'en_route'])

function unsent({ order_status, needs_driver, driver_jobs }: MatrixFacts): MatrixState {
  if (order_status === 'Pending') return 'to_confirm'
  return needs_driver && driver_jobs !== null ? 'to_send' : 'confirmed'
}
