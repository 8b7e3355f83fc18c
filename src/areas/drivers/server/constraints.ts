import type { ConstraintMessages } from '#platform/server/http/database-refusal.ts'
import { notAChoice } from '#shared/text.ts'
import { driverLabels } from '../rules/driver-labels.ts'

export const driverConstraints: ConstraintMessages = {
  driver_subcontractor_id_fkey: {
    field: 'subcontractor_id',
    message: notAChoice(driverLabels.subcontractor_id),
  },
  driver_depot_id_fkey: { field: 'depot_id', message: notAChoice(driverLabels.depot_id) },
  driver_check: { field: 'end_date', message: 'End date must be on or after the start date.' },
  driver_check1: {
    field: 'subcontractor_id',
    message: 'Choose the subcontractor for a subcontractor’s driver; leave it empty for your own.',
  },
  driver_employee_no: { field: 'employee_no', message: 'Another driver already has this employee number.' },
  driver_licence: { field: 'licence_no', message: 'Another driver already has this licence.' },
}
