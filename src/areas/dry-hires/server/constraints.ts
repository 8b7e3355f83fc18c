import type { ConstraintMessages } from '#platform/server/http/database-refusal.ts'

export const dryHireConstraints: ConstraintMessages = {
  dry_hire_out_once: {
    field: 'asset_id',
    message: 'Someone else just put this machine on hire. Reload the page.',
  },
  dry_hire_not_booked: {
    field: 'asset_id',
    message: 'Someone else just booked this machine. Reload the page.',
  },
  dry_hire_extended: {
    field: 'end_date',
    message: 'A machine that is out for this is booked elsewhere then. Release it there first.',
  },
  asset_is_on_hire: { message: 'This machine is on hire.' },
  dry_hire_without_dockets: {
    field: 'on_date',
    message: 'Someone else just entered a docket for these days. Reload the page.',
  },
  docket_not_of_hire: {
    message: 'This order is dry hire, which is billed from its on-hire and off-hire.',
  },
  dry_hire_price_stays: {
    message: 'This dry hire is billed at its price. Take it off the invoice first.',
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
