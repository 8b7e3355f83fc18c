import { quiet } from '#ui/parts/state-looks.ts'
import type { Look, Tone } from '#ui/parts/StatusBadge.tsx'
import type { JobStatus } from '../contract/choices.ts'

/** Statuses shared with orders look the same there. */
export const jobTone = {
  Draft: quiet.draft,
  Pending: quiet.waiting,
  Confirmed: quiet.agreed,
  'In Progress': quiet.underWay,
  'On Hold': 'danger',
  Completed: quiet.finished,
  Cancelled: quiet.over,
  'Cancelled by Office': quiet.overByUs,
  Invoiced: quiet.invoiced,
} as const satisfies Readonly<Record<JobStatus, Tone | Look>>
