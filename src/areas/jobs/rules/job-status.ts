import type { Permission } from '#shared/permissions.ts'
import type { Allowed } from '#shared/allowed.ts'
import { type StateAction, canOf, startsFrom } from '#shared/state-table.ts'
import { plural } from '#shared/text.ts'
import type { HoldKind, JobStatus } from '../contract/choices.ts'
import { holdWords } from './job-words.ts'

/** What is always known about a job. */
interface Basics {
  status: JobStatus
  archived_at: string | null
}
/** The facts that decide what may be done with a job. */
export interface JobState extends Basics {
  status_before_hold: JobStatus | null
  holds: readonly { kind: HoldKind; cleared_at: string | null }[]
  unfinished_orders: number
}

interface Action extends Omit<StateAction<JobStatus | 'Archived', JobStatus>, 'right'> {
  readonly right: Permission | ((status: JobStatus) => Permission)
}

const noOpenHolds = ({ holds }: Pick<JobState, 'holds'>): Allowed => {
  const open = holds.filter(({ cleared_at }) => cleared_at === null).map(({ kind }) => holdWords[kind])
  return open.length === 0 || `Clear or override first: ${open.join(', ')}.`
}

const allOrdersFinished = ({ unfinished_orders: left }: Pick<JobState, 'unfinished_orders'>): Allowed =>
  left === 0 ||
  `${plural(left, 'order')} of this job ${left === 1 ? 'is' : 'are'} not finished. Finish or cancel first.`

/** Only the rest of a job in progress can be cancelled, which counts as cancelled by the client. */
const notBegun = ({ status_before_hold }: Pick<JobState, 'status_before_hold'>): Allowed =>
  status_before_hold !== 'In Progress' || impossible('In Progress', 'Cancelled by Office')

const impossible = (from: JobStatus, to: JobStatus): string => `This job cannot change from ${from} to ${to}.`

const begun = ['Confirmed', 'In Progress'] as const
const open = ['Draft', 'Pending', ...begun, 'On Hold'] as const
/** Sales take a job up to Pending; from Confirmed on it is the allocator's. */
const editRight = (status: JobStatus): Permission =>
  [...begun, 'On Hold'].includes(status) ? 'jobs:confirm' : 'jobs:write'

/** What can be done with a job in each status, for the server and the buttons (domain: "State machines, Job"). */
export const jobActions = {
  edit: { from: open, to: null, right: editRight },
  settleHold: { from: open, to: null, right: 'jobs:confirm' },
  submit: { from: ['Draft'], to: 'Pending', right: 'jobs:write' },
  confirm: { from: ['Pending'], to: 'Confirmed', right: 'jobs:confirm', guard: noOpenHolds },
  hold: { from: begun, to: 'On Hold', right: 'jobs:confirm' },
  resume: {
    from: ['On Hold'],
    to: 'before',
    right: 'jobs:confirm',
    words: ({ archived_at }: Basics) => (archived_at ? null : 'This job is not on hold.'),
  },
  complete: { from: begun, to: 'Completed', right: 'jobs:confirm', guard: allOrdersFinished },
  cancel: { from: open, to: 'Cancelled', right: 'jobs:confirm' },
  cancelByOffice: {
    from: ['Draft', 'Pending', 'Confirmed', 'On Hold'],
    to: 'Cancelled by Office',
    right: 'jobs:confirm',
    guard: notBegun,
  },
  archive: {
    from: ['Completed', 'Invoiced', 'Cancelled', 'Cancelled by Office'],
    to: null,
    right: 'jobs:write',
    words: ({ archived_at }: Basics) =>
      archived_at ? 'This job is already archived.' : 'Complete or cancel this job first.',
  },
  restore: {
    from: ['Archived'],
    to: null,
    right: 'jobs:write',
    words: () => 'This job is not archived.',
  },
} as const satisfies Record<string, Action>
export type JobAction = keyof typeof jobActions

/** Whether the job's state allows it, or why not. Who may do it: {@link jobRight}. */
export const jobCan = canOf(jobActions, {
  stateOf: ({ status, archived_at }: Basics) => (archived_at ? 'Archived' : status),
  words: ({ status, archived_at }, name) => {
    if (archived_at) return 'Restore this job to change it.'
    const { to } = jobActions[name]
    return to === null || to === 'before'
      ? `This job is ${status} and can no longer be changed.`
      : impossible(status, to)
  },
})

/** The right an action needs in the job's status. */
export function jobRight(name: JobAction, { status }: Pick<JobState, 'status'>): Permission {
  const { right } = jobActions[name]
  return typeof right === 'function' ? right(status) : right
}

/** The status that an action leads to. */
export function statusAfter(name: JobAction, job: JobState): JobStatus {
  const { to } = jobActions[name]
  return to === 'before' ? (job.status_before_hold ?? 'Confirmed') : (to ?? job.status)
}

/** Status changes that follow from invoicing, which need no right of their own, also on an archived job. */
export const jobBilling = {
  invoice: { from: ['Completed'], to: 'Invoiced', right: 'system' },
  reopen: { from: ['Invoiced'], to: 'Completed', right: 'system' },
} as const satisfies Record<string, StateAction<JobStatus>>
export type BillingStep = keyof typeof jobBilling

/** What billing does with a job in this status: null for nothing. */
export function billingStep(status: JobStatus, isBilled: boolean): BillingStep | null {
  const step = isBilled ? 'invoice' : 'reopen'
  return startsFrom(jobBilling[step], status) ? step : null
}

/** The first driver to start work puts a job in this status in progress. */
export const beginsWithWork = (status: JobStatus): boolean => status === 'Pending' || status === 'Confirmed'
