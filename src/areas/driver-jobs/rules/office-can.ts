import type { DriverJobStatus } from '../contract/choices.ts'
import type { Progress } from '../contract/progress.ts'
import { formatInstant } from '#shared/local-date.ts'

/** What of a driver job decides what the office may do with it. */
export interface OfficeState {
  status: DriverJobStatus
  started_at: string | null
  progress: Pick<Progress, 'checklist' | 'off_road' | 'is_fit' | 'is_cleared' | 'not_fit_on'>
  /** When the order begins. */
  starts_at: string
  /** The order is confirmed and the driver firmly booked on it. */
  is_wanted: number
}

/** Still with the driver: the office may take it back (domain: "any before Finished"). */
export const isWithDriver = (status: DriverJobStatus): boolean =>
  (['Sent', 'Seen', 'Accepted', 'En Route', 'On Site', 'Working', 'Loaded', 'Tipped'] as const).some(
    (one) => one === status,
  )
/** Over before anything was worked: the same booking may be sent anew. */
export const isGone = (status: DriverJobStatus): boolean =>
  (['Declined', 'Cancelled', 'No Show'] as const).some((one) => one === status)

const graceMinutes = 30

type OfficeRule = (job: OfficeState, now: string) => true | string

/** What the office may do with a driver job as it stands; a string says why not. */
export const officeCan = {
  cancel: ({ status }) => isWithDriver(status) || `This job is ${status}.`,
  noShow: ({ status, started_at, starts_at }, now) => {
    if (!isWithDriver(status) || started_at !== null) return `This job is ${status}.`
    const from = new Date(Date.parse(starts_at) + graceMinutes * 60_000).toISOString()
    return now >= from || `A driver is a no show from ${formatInstant(from)} on.`
  },
  sendAgain: ({ status, is_wanted }) => {
    if (!isGone(status) && status !== 'Sent' && status !== 'Seen') return `This job is ${status}.`
    return is_wanted === 1 || 'The driver is not booked on this order any more.'
  },
  letStart: ({ status, started_at, progress: { checklist, off_road } }) => {
    if (!isWithDriver(status) || started_at !== null) return `This job is ${status}.`
    return (
      checklist === 'missing' ||
      checklist === 'fail' ||
      off_road !== null ||
      'Nothing about the machine keeps the driver from starting.'
    )
  },
  // Also where it was taken back: no other job goes on either.
  clearForDuty: ({ progress: { is_fit, is_cleared, not_fit_on } }) =>
    (is_fit === 0 && is_cleared === 0) ||
    not_fit_on !== null ||
    'The driver has not reported themselves unfit.',
} as const satisfies Record<string, OfficeRule>
export type OfficeAction = keyof typeof officeCan

/** What each needs. */
export const rightOf = {
  cancel: 'driver-jobs:write',
  noShow: 'driver-jobs:write',
  sendAgain: 'driver-jobs:write',
  letStart: 'driver-jobs:override',
  clearForDuty: 'driver-jobs:override',
} as const satisfies Record<OfficeAction, string>
