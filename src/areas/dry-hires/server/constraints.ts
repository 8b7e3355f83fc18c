import type { ConstraintMessages } from '#platform/server/http/database-refusal.ts'

export const dryHireConstraints: ConstraintMessages = {
  dry_hire_out_once: {
    field: 'asset_id',
    message: 'Someone else just put this machine on hire. Reload the page.',
  },
  dry_hire_is_dry: {
    field: 'job_requirement_id',
    message: 'Someone else just changed what the job needs. Reload the page.',
  },
  job_requirement_stays_dry: {
    field: 'needs_driver',
    message: 'Machines were on dry hire for this requirement, so it stays. Add another one.',
  },
  dry_hire_stays_billed: {
    message: 'More of this dry hire is billed than it would come to. Credit the invoice first.',
  },
  dry_hire_times: { field: 'off_time', message: 'Off-hire time must be after the on-hire time.' },
  dry_hire_meter: { field: 'smu_off', message: 'Finish hours must not be less than start hours.' },
}
