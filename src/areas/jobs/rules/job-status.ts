import type { Permission } from '#shared/permissions.ts'
import { plural } from '#shared/text.ts'
import type { HoldKind, JobStatus } from '../contract/choices.ts'
import { holdWords } from './job-words.ts'

/** What of a job decides what may be done with it. */
export interface JobState {
  status: JobStatus
  status_before_hold: JobStatus | null
  archived_at: string | null
  holds: readonly { kind: HoldKind; cleared_at: string | null }[]
  unfinished_orders: number
}

interface JobAction<Right = Permission> {
  /** The statuses in which it can be done, each with the right that it takes there; null: the system alone. */
  readonly from: Partial<Readonly<Record<JobStatus, Right>>>
  /** The status afterwards; absent where it stays. `before hold`: the one that the hold interrupted. */
  readonly to?: JobStatus | 'before hold'
  /** What must hold besides; the words say what to do. */
  readonly guard?: (job: JobState) => true | string
}

const inEach = <Right>(right: Right, ...statuses: readonly JobStatus[]): JobAction<Right>['from'] =>
  Object.fromEntries(statuses.map((status) => [status, right])) as JobAction<Right>['from']

const noOpenHolds = ({ holds }: JobState): true | string => {
  const open = holds.filter(({ cleared_at }) => cleared_at === null).map(({ kind }) => holdWords[kind])
  return open.length === 0 || `Clear or override first: ${open.join(', ')}.`
}

const allOrdersFinished = ({ unfinished_orders: left }: JobState): true | string =>
  left === 0 ||
  `${plural(left, 'order')} of this job ${left === 1 ? 'is' : 'are'} not finished. Finish or cancel first.`

/** Of a job that was begun only the rest can be called off, and that is the client's cancelling. */
const notBegun = ({ status_before_hold }: JobState): true | string =>
  status_before_hold !== 'In Progress' || impossible('In Progress', 'Cancelled by Office')

/**
 * What can be done with a job in which status, for the server and the buttons (domain: "State machines, Job"). Sales
 * take a job as far as Pending; from Confirmed on it is the allocator's.
 */
export const jobTransitions = {
  edit: {
    from: {
      ...inEach('jobs:write', 'Draft', 'Pending'),
      ...inEach('jobs:confirm', 'Confirmed', 'In Progress', 'On Hold'),
    },
  },
  settleHold: { from: inEach('jobs:confirm', 'Draft', 'Pending', 'Confirmed', 'In Progress', 'On Hold') },
  submit: { from: inEach('jobs:write', 'Draft'), to: 'Pending' },
  confirm: { from: inEach('jobs:confirm', 'Pending'), to: 'Confirmed', guard: noOpenHolds },
  hold: { from: inEach('jobs:confirm', 'Confirmed', 'In Progress'), to: 'On Hold' },
  resume: { from: inEach('jobs:confirm', 'On Hold'), to: 'before hold' },
  complete: {
    from: inEach('jobs:confirm', 'Confirmed', 'In Progress'),
    to: 'Completed',
    guard: allOrdersFinished,
  },
  cancel: {
    from: inEach('jobs:confirm', 'Draft', 'Pending', 'Confirmed', 'In Progress', 'On Hold'),
    to: 'Cancelled',
  },
  cancelByOffice: {
    from: inEach('jobs:confirm', 'Draft', 'Pending', 'Confirmed', 'On Hold'),
    to: 'Cancelled by Office',
    guard: notBegun,
  },
  archive: { from: inEach('jobs:write', 'Completed', 'Invoiced', 'Cancelled', 'Cancelled by Office') },
  invoice: { from: inEach(null, 'Completed'), to: 'Invoiced' },
  reopen: { from: inEach(null, 'Invoiced'), to: 'Completed' },
} as const satisfies Record<string, JobAction<Permission | null>>
/** What billing does with a job of itself, whoever bills. */
export type BillingStep = 'invoice' | 'reopen'
/** What people do with a job. */
export type JobActionName = Exclude<keyof typeof jobTransitions, BillingStep>
export const jobActions: Readonly<Record<JobActionName, JobAction>> = jobTransitions

const impossible = (from: JobStatus, to: JobStatus): string => `This job cannot change from ${from} to ${to}.`

/** Whether it can be done with the job as it stands; a string says why not. Who may do it: {@link jobRight}. */
export function jobCan(name: JobActionName, job: JobState): true | string {
  const { from, to, guard } = jobActions[name]
  if (job.archived_at) return name === 'archive' ? 'This job is archived already.' : restoreFirst
  if (job.status in from) return guard?.(job) ?? true
  if (name === 'archive') return 'Complete or cancel this job first.'
  if (to === undefined) return `This job is ${job.status} and closed to changes.`
  return to === 'before hold' ? 'This job is not on hold.' : impossible(job.status, to)
}
const restoreFirst = 'Restore this job to change it.'

/** What billing does with a job of this status, also when it was archived: null where it stays as it is. */
export function billingStep(status: JobStatus, isBilled: boolean): BillingStep | null {
  const step = isBilled ? 'invoice' : 'reopen'
  return status in jobTransitions[step].from ? step : null
}

/** The first driver who starts to work puts a job of this status in progress. */
export const beginsWithWork = (status: JobStatus): boolean => status === 'Pending' || status === 'Confirmed'

export const canRestore = (job: Pick<JobState, 'archived_at'>): true | string =>
  job.archived_at ? true : 'This job is not archived.'

/** The right that an action takes in the job's status; the first of the action's own where it cannot be done at all. */
export function jobRight(name: JobActionName, { status }: Pick<JobState, 'status'>): Permission {
  const { from } = jobActions[name]
  return from[status] ?? Object.values(from)[0] ?? 'jobs:write'
}

/** The status that an action leads to. */
export function statusAfter(name: JobActionName, job: JobState): JobStatus {
  const { to } = jobActions[name]
  return to === 'before hold' ? (job.status_before_hold ?? 'Confirmed') : (to ?? job.status)
}
