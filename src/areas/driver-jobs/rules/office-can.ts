import { formatInstant } from '#shared/local-date.ts'
import type { Allowed } from '#shared/allowed.ts'
import { type StateAction, canOf } from '#shared/state-table.ts'
import { type DriverJobStatus, driverJobStatuses } from '../contract/choices.ts'
import type { Progress } from '../contract/progress.ts'

/** What is always known of a driver job. */
interface Basics {
  status: DriverJobStatus
}
interface Begun extends Basics {
  started_at: string | null
}
interface Due extends Begun {
  /** When the order begins. */
  starts_at: string
  now: string
}
interface Kept extends Begun {
  progress: Pick<Progress, 'checklist' | 'off_road'>
}

const withDriver: readonly DriverJobStatus[] = [
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

/** Still with the driver: the office may take it back (domain: "any before Finished"). */
export const isWithDriver = (status: DriverJobStatus): boolean => withDriver.includes(status)
/** Over before anything was worked: the same booking may be sent anew. */
export const isGone = (status: DriverJobStatus): boolean => gone.includes(status)

const words = ({ status }: Basics): string => `This job is ${status}.`

const graceMinutes = 30
const isLate = ({ status, started_at, starts_at, now }: Due): Allowed => {
  if (started_at !== null) return words({ status })
  const from = new Date(Date.parse(starts_at) + graceMinutes * 60_000).toISOString()
  return now >= from || `A driver is a no show from ${formatInstant(from)} on.`
}

const isWanted = ({
  is_wanted,
}: {
  /** The order is confirmed and the driver firmly booked on it. */ is_wanted: number
}): Allowed => is_wanted === 1 || 'The driver is not booked on this order any more.'

const isStopped = ({ status, started_at, progress: { checklist, off_road } }: Kept): Allowed => {
  if (started_at !== null) return words({ status })
  return (
    checklist === 'missing' ||
    checklist === 'fail' ||
    off_road !== null ||
    'Nothing about the machine keeps the driver from starting.'
  )
}

const isUnfit = ({
  progress: { is_fit, is_cleared, not_fit_on },
}: {
  progress: Pick<Progress, 'is_fit' | 'is_cleared' | 'not_fit_on'>
}): Allowed =>
  (is_fit === 0 && is_cleared === 0) || not_fit_on !== null || 'The driver has not reported themselves unfit.'

/** What the office does with a driver job; what its driver does: {@link stepRules}. */
export const officeActions = {
  cancel: { from: withDriver, to: 'Cancelled', right: 'driver-jobs:write' },
  noShow: { from: withDriver, to: 'No Show', right: 'driver-jobs:write', guard: isLate },
  // Who has not answered is reminded; what is gone is sent as a new driver job.
  sendAgain: { from: [...gone, 'Sent', 'Seen'], to: null, right: 'driver-jobs:write', guard: isWanted },
  letStart: { from: withDriver, to: null, right: 'driver-jobs:override', guard: isStopped },
  // Also where it was taken back: no other job goes on either.
  clearForDuty: { from: driverJobStatuses, to: null, right: 'driver-jobs:override', guard: isUnfit },
} as const satisfies Record<string, StateAction<DriverJobStatus>>
export type OfficeAction = keyof typeof officeActions

/** What the office may do with a driver job as it stands: true, or why not. */
export const officeCan = canOf(officeActions, { stateOf: ({ status }: Basics) => status, words })
