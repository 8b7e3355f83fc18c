import { formatInstant } from '#shared/local-date.ts'
import type { Allowed } from '#shared/allowed.ts'
import { type StateAction, both, canOf, startsFrom } from '#shared/state-table.ts'
import { type DriverJobStatus, driverJobStatuses } from '../contract/choices.ts'
import type { Progress } from '../contract/progress.ts'

/** The facts that decide what the office may do with a driver job. */
interface OfficeState {
  status: DriverJobStatus
  started_at: string | null
  progress: Pick<Progress, 'checklist' | 'off_road' | 'is_fit' | 'is_cleared' | 'not_fit_on'>
  /** When the order starts. */
  starts_at: string
  /** The order is confirmed and the driver firmly booked on it. */
  is_wanted: number
  now: string
}
type Guard = (job: OfficeState) => Allowed

/** Still with the driver: the office may withdraw it (domain: "any before Finished"). */
export const withDriver: readonly DriverJobStatus[] = [
  'Sent',
  'Seen',
  'Accepted',
  'En Route',
  'On Site',
  'Working',
  'Loaded',
  'Tipped',
]
const gone: readonly DriverJobStatus[] = ['Declined', 'Cancelled', 'No Show']

export const isWithDriver = (status: DriverJobStatus): boolean => withDriver.includes(status)
/** Ended before any work: the same booking may be sent again. */
export const isGone = (status: DriverJobStatus): boolean => gone.includes(status)

const words = ({ status }: Pick<OfficeState, 'status'>): string => `This job is ${status}.`

const notBegun: Guard = (job) => job.started_at === null || words(job)

const graceMinutes = 30
const isLate: Guard = ({ starts_at, now }) => {
  const from = new Date(Date.parse(starts_at) + graceMinutes * 60_000).toISOString()
  return now >= from || `A driver can be marked as a no show from ${formatInstant(from)}.`
}

const isWanted: Guard = ({ is_wanted }) => is_wanted === 1 || 'The driver is no longer booked on this order.'

const isStopped: Guard = ({ progress: { checklist, off_road } }) =>
  checklist === 'missing' ||
  checklist === 'fail' ||
  off_road !== null ||
  'The machine is already clear to use.'

const isUnfit: Guard = ({ progress: { is_fit, is_cleared, not_fit_on } }) =>
  (is_fit === 0 && is_cleared === 0) || not_fit_on !== null || 'The driver has not reported not fit for duty.'

/** The office's actions on a driver job; for the driver's see {@link stepRules}. */
export const officeActions = {
  cancel: { from: withDriver, to: 'Cancelled', right: 'driver-jobs:write' },
  noShow: { from: withDriver, to: 'No Show', right: 'driver-jobs:write', guard: both(notBegun, isLate) },
  // Unanswered, it is a reminder; ended, a new driver job is sent.
  sendAgain: { from: [...gone, 'Sent', 'Seen'], to: null, right: 'driver-jobs:write', guard: isWanted },
  allowStart: { from: withDriver, to: null, right: 'driver-jobs:override', guard: both(notBegun, isStopped) },
  // In every state, even Closed: until then the driver's other jobs of that day and after the shift stay stopped too.
  clearForDuty: { from: driverJobStatuses, to: null, right: 'driver-jobs:override', guard: isUnfit },
} as const satisfies Record<string, StateAction<DriverJobStatus>>
export type OfficeAction = keyof typeof officeActions

/** What the office may do with a driver job: true, or why not. */
export const officeCan = canOf(officeActions, {
  stateOf: ({ status }: Pick<OfficeState, 'status'>) => status,
  words,
})

/** What an action is about: without it the menu has no use for the action. */
const occasions: Readonly<Partial<Record<OfficeAction, Guard>>> = {
  noShow: notBegun,
  allowStart: officeActions.allowStart.guard,
  clearForDuty: isUnfit,
}

/** Whether the menu has an action; a late no show and the like are there with the reason against them. */
export const officeOffers = (action: OfficeAction, job: OfficeState): boolean =>
  startsFrom(officeActions[action], job.status) && (occasions[action]?.(job) ?? true) === true
