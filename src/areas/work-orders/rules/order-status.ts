import type { JobStatus } from '#areas/jobs/contract/choices.ts'
import { submitWords } from '#areas/jobs/rules/job-words.ts'
import { instantWords } from '#shared/local-date.ts'
import type { Permission } from '#shared/permissions.ts'
import type { OrderStatus } from '../contract/choices.ts'

/** What of an order decides what may be done with it. */
export interface OrderState {
  order_status: OrderStatus
  starts_at: string
  ends_at: string
  needs_driver: number
  asset_to_follow: number
  driver_to_follow: number
  /** Names of what is booked, pencilled or confirmed; null when nothing is. */
  assets: string | null
  drivers: string | null
  job_status: JobStatus
}

type Guard = (order: OrderState, now: string) => true | string

export interface OrderAction {
  readonly from: readonly OrderStatus[]
  /** The status afterwards; absent where it stays, or goes back to what it was. */
  readonly to?: OrderStatus
  /** null: the system alone, when an invoice is approved or voided. */
  readonly right: Permission | null
  /** What must hold besides; the words say what to do. */
  readonly guard?: Guard
}

const both =
  (...guards: readonly Guard[]): Guard =>
  (order, now) => {
    for (const guard of guards) {
      const answer = guard(order, now)
      if (answer !== true) return answer
    }
    return true
  }

const notStarted: Guard = ({ starts_at }, now) =>
  Date.parse(now) < Date.parse(starts_at) || `This order started on ${instantWords(starts_at)}.`

const notEnded: Guard = ({ ends_at }, now) =>
  Date.parse(now) < Date.parse(ends_at) || `This order ended on ${instantWords(ends_at)}.`

const overJobs: Partial<Record<JobStatus, string>> = {
  Completed: 'The job is completed.',
  Cancelled: 'The job is cancelled.',
  'Cancelled by Office': 'The job is cancelled by office.',
  Invoiced: 'The job is invoiced.',
}
const stillJobs: Partial<Record<JobStatus, string>> = {
  ...overJobs,
  Draft: `The job is a draft. Choose “${submitWords}” on the job first.`,
  'On Hold': 'The job is on hold.',
}
const jobGoesOn: Guard = ({ job_status }) => stillJobs[job_status] ?? true
/** What was done on a job that is over stays as it was: true, or in which way it is over. */
export const jobIsNotOver = ({ job_status }: Pick<OrderState, 'job_status'>): true | string =>
  overJobs[job_status] ?? true

const hasWhatItNeeds: Guard = (order) => {
  if (!order.assets && !order.asset_to_follow) return 'Book an asset first, or mark it to follow.'
  if (order.needs_driver && !order.drivers && !order.driver_to_follow)
    return 'Book a driver first, or mark the driver to follow.'
  return true
}

const right = 'work-orders:write'
const open: readonly OrderStatus[] = ['Pending', 'Confirmed']

/** The statuses of a work order and what leads from one to another (domain: "Job item: order status"). */
export const orderTransitions = {
  edit: { from: open, right, guard: jobIsNotOver },
  confirm: { from: ['Pending'], to: 'Confirmed', right, guard: both(jobGoesOn, hasWhatItNeeds) },
  unconfirm: { from: ['Confirmed'], to: 'Pending', right, guard: both(jobIsNotOver, notStarted) },
  move: { from: open, to: 'Moved', right, guard: both(notStarted, jobGoesOn) },
  breakDown: { from: ['Confirmed'], to: 'Broke Down', right, guard: both(jobIsNotOver, notEnded) },
  cancel: { from: open, to: 'Cancelled', right, guard: jobIsNotOver },
  cancelByOffice: { from: open, to: 'Cancelled by Office', right, guard: jobIsNotOver },
  invoice: { from: ['Confirmed', 'Broke Down', 'Cancelled'], to: 'Invoiced', right: null },
  reopen: { from: ['Invoiced'], right: null },
} as const satisfies Record<string, OrderAction>
export type OrderActionName = keyof typeof orderTransitions
export const orderActions: Readonly<Record<OrderActionName, OrderAction>> = orderTransitions

/** Whether it can be done with the order as it stands at `now`; a string says why not. Who may: `right` of the table. */
export function orderCan(name: OrderActionName, order: OrderState, now: string): true | string {
  const { from, to, guard } = orderActions[name]
  if (from.includes(order.order_status)) return guard?.(order, now) ?? true
  return to === undefined
    ? `This order is ${order.order_status} and closed to changes.`
    : `This order cannot change from ${order.order_status} to ${to}.`
}

/** Its work is still ahead or under way: nobody called it off, and it is not billed. */
export const isOutstanding = ({ order_status }: { order_status: OrderStatus }): boolean =>
  order_status === 'Pending' || order_status === 'Confirmed'
