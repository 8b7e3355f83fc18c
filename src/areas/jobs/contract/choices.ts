/** The values of a job's fields; separate from the schemas, so that a route can parse an address without them. */
export const jobStatuses = [
  'Draft',
  'Pending',
  'Confirmed',
  'In Progress',
  'On Hold',
  'Completed',
  'Cancelled',
  'Cancelled by Office',
  'Invoiced',
] as const
export type JobStatus = (typeof jobStatuses)[number]

export const billingMethods = ['hourly', 'per_load', 'fixed', 'schedule_of_rates', 'progress'] as const
export const holdKinds = ['credit', 'po', 'swms', 'induction', 'byda'] as const
export type HoldKind = (typeof holdKinds)[number]
/** Holds raised by people; the others follow from the client, the site and the job. */
export const manualHoldKinds = ['swms', 'byda'] as const satisfies readonly HoldKind[]
