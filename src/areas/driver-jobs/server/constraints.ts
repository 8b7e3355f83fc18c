import type { ConstraintMessages } from '#platform/server/http/database-refusal.ts'

export const driverJobConstraints: ConstraintMessages = {
  time_entry_once: { message: 'You were busy with another job at that time.' },
  load_ticket: { message: 'This ticket number is noted already for that tip.' },
  load_waste_record_short: { message: 'Waste record number must have at least 4 letters or digits.' },
  load_waste_record_once: { message: 'This waste record number is noted already.' },
  driver_job_booking: { message: 'This driver has the job already.' },
  driver_job_check: { field: 'reason', message: 'Say why you decline.' },
  driver_job_check2: { message: 'The finish must be after the start.' },
  driver_job_step_client_op_id_key: { message: 'This step was sent already.' },
  driver_job_file_pkey: { message: 'This photo was sent already.' },
  load_client_load_id_key: { message: 'This load is noted already.' },
  time_entry_check: { message: 'The end must be after the start.' },
}
