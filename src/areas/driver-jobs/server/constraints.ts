import type { ConstraintMessages } from '#platform/server/http/database-refusal.ts'

export const driverJobConstraints: ConstraintMessages = {
  time_entry_once: { message: 'You were on another job at that time.' },
  load_ticket: { message: 'This ticket number is already recorded for that tip.' },
  load_tip_order_own: { message: 'This tip order is for another order, material or tip site.' },
  load_tip_contents: { message: 'This tip site does not accept that material.' },
  load_weights: { message: 'Gross less tare is not the net weight of a load.' },
  load_waste_record_short: { message: 'Waste record number must have at least 4 letters or digits.' },
  load_waste_record_once: { message: 'This waste record number is already recorded.' },
  driver_job_booking: { message: 'This driver already has the job.' },
  driver_job_check: { field: 'reason', message: 'Enter the reason for declining.' },
  driver_job_finished: { message: 'The finish must be after the start.' },
  driver_job_step_client_op_id_key: { message: 'This step was already sent.' },
  driver_job_file_pkey: { message: 'This photo was already sent.' },
  load_client_load_id_key: { message: 'This load is already recorded.' },
  time_entry_check: { message: 'The end must be after the start.' },
}
