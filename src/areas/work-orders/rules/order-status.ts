import type { HoldKind, JobStatus } from '#areas/jobs/contract/choices.ts'
import { holdWords, submitWords } from '#areas/jobs/rules/job-words.ts'
import { instantWords } from '#shared/local-date.ts'
import type { Allowed } from '#shared/allowed.ts'
import { type StateAction, both, canOf } from '#shared/state-table.ts'
import type { OrderStatus } from '../contract/choices.ts'

/** What is always known about an order. */
interface Basics {
  order_status: OrderStatus
}
/** The facts that decide what may be done with an order. */
export interface OrderState extends Basics {
  starts_at: string
  ends_at: string
  needs_driver: number
  asset_to_follow: number
  driver_to_follow: number
  /** Names of what is booked, pencilled or confirmed; null when nothing is. */
  assets: string | null
  drivers: string | null
  job_status: JobStatus
  /** What its job still waits for, neither cleared nor overridden. */
  open_holds: readonly HoldKind[]
  now: string
}

type Guard = (order: OrderState) => Allowed

const notStarted: Guard = ({ starts_at, now }) =>
  Date.parse(now) < Date.parse(starts_at) || `This order started on ${instantWords(starts_at)}.`

/** Nobody came to an order that has nothing booked, so it can go to another day afterwards too. */
const notWorked: Guard = (order) => (order.assets === null && order.drivers === null) || notStarted(order)

const notEnded: Guard = ({ ends_at, now }) =>
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
/** Work on a finished job stays as it was: true, or how the job ended. */
export const jobIsNotOver = ({ job_status }: Pick<OrderState, 'job_status'>): Allowed =>
  overJobs[job_status] ?? true

/** What a job waits for, in words: `SWMS, Purchase order`; null when nothing is outstanding. */
export const outstandingWords = ({ open_holds }: Pick<OrderState, 'open_holds'>): string | null =>
  open_holds.map((kind) => holdWords[kind]).join(', ') || null

/** A confirmed order goes out to its driver, so the job's checks are settled before, as for the job itself. */
const jobIsChecked: Guard = (order) => {
  const words = outstandingWords(order)
  return words === null || `Clear or override on the job first: ${words}.`
}

const hasWhatItNeeds: Guard = (order) => {
  if (!order.assets && !order.asset_to_follow) return 'Book a machine first, or tick machine to follow.'
  if (order.needs_driver && !order.drivers && !order.driver_to_follow)
    return 'Book a driver first, or tick driver to follow.'
  return true
}

const right = 'work-orders:write'
const open = ['Pending', 'Confirmed'] as const

/** A work order's statuses and the actions between them (domain: "Job item: order status"). */
export const orderActions = {
  edit: { from: open, to: null, right, guard: jobIsNotOver },
  confirm: {
    from: ['Pending'],
    to: 'Confirmed',
    right,
    guard: both(both(jobGoesOn, jobIsChecked), hasWhatItNeeds),
  },
  unconfirm: { from: ['Confirmed'], to: 'Pending', right, guard: both(jobIsNotOver, notStarted) },
  move: { from: open, to: 'Moved', right, guard: both(notWorked, jobGoesOn) },
  breakDown: { from: ['Confirmed'], to: 'Broke Down', right, guard: both(jobIsNotOver, notEnded) },
  cancel: { from: open, to: 'Cancelled', right, guard: jobIsNotOver },
  cancelByOffice: { from: open, to: 'Cancelled by Office', right, guard: jobIsNotOver },
  // Set only by invoices.
  invoice: { from: ['Confirmed', 'Broke Down', 'Cancelled'], to: 'Invoiced', right: 'system' },
  reopen: { from: ['Invoiced'], to: 'before', right: 'system' },
} as const satisfies Record<string, StateAction<OrderStatus>>
export type OrderAction = keyof typeof orderActions

/** Whether the order's state allows it, or why not. Who may: `right` in the table. */
export const orderCan = canOf(orderActions, {
  stateOf: ({ order_status }: Basics) => order_status,
  words: ({ order_status }, name) => {
    const { to } = orderActions[name]
    return to === null || to === 'before'
      ? `This order is ${order_status} and can no longer be changed.`
      : `This order cannot change from ${order_status} to ${to}.`
  },
})

/** What time, or work done, has ruled out for good: it is not offered any more. */
export const isRuledOut = (name: OrderAction, order: OrderState & { is_worked: number }): boolean => {
  if (name === 'move') return order.is_worked === 1 || notWorked(order) !== true
  if (name === 'unconfirm') return notStarted(order) !== true
  return name === 'breakDown' && notEnded(order) !== true
}

/** Its work is ahead or in progress: neither cancelled nor billed. */
export const isOutstanding = ({ order_status }: { order_status: OrderStatus }): boolean =>
  order_status === 'Pending' || order_status === 'Confirmed'

/** It stands on another day or none. */
export const isWithdrawn = ({ order_status }: { order_status: OrderStatus }): boolean =>
  order_status === 'Cancelled' || order_status === 'Cancelled by Office' || order_status === 'Moved'

/** Its work is ahead or in progress, and something can be booked for it. */
export const mayBeFilled = (order: Pick<OrderState, 'order_status' | 'job_status'>): boolean =>
  isOutstanding(order) && order.job_status !== 'On Hold'

type Bookings = Pick<OrderState, 'assets' | 'drivers' | 'needs_driver'>

/** Its asset or its driver is not booked, whether or not one can be now. */
export const lacksBookings = ({ assets, drivers, needs_driver }: Bookings): boolean =>
  assets === null || (needs_driver === 1 && drivers === null)

/** It lacks its asset or its driver. */
export const isToFill = (order: Pick<OrderState, 'order_status' | 'job_status'> & Bookings): boolean =>
  mayBeFilled(order) && lacksBookings(order)
