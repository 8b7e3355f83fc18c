import type { ConstraintMessages } from '#platform/server/http/database-refusal.ts'

export const docketConstraints: ConstraintMessages = {
  docket_driver_once: { message: 'The driver has another docket at that time. Reload the page.' },
  docket_asset_once: { message: 'The machine has another docket at that time. Reload the page.' },
  docket_driver_job: { message: 'This driver job already has a docket. Reload the page.' },
  docket_ticket_once: { message: 'A ticket of this docket is on another docket. Reload the page.' },
  docket_waste_record_once: {
    message: 'A waste record of this docket is on another load. Reload the page.',
  },
  docket_waste_record_short: { message: 'Waste record number must have at least 4 letters or digits.' },
  docket_latest: { message: 'Someone else just made a new version of this docket. Reload the page.' },
  docket_check: { field: 'finishes_at', message: 'Finish time must be after start time.' },
  docket_cancelled: {
    field: 'cancelled_at',
    message: 'Only a late cancellation has the time of cancelling.',
  },
  docket_no_work: { field: 'finishes_at', message: 'No one worked on this day, so it has no finish time.' },
  docket_distance: { field: 'distance_km', message: 'Only a late cancellation has a distance.' },
  docket_attachments: { field: 'attachments', message: 'Attachments used must be a list.' },
  docket_toll_count: { field: 'toll_count', message: 'Toll gantries must be 1 or more.' },
  docket_tolls_cents: { field: 'tolls_cents', message: 'Tolls paid must be more than $0.00.' },
  docket_weights: { field: 'loads', message: 'Gross less tare is not the net weight of a load.' },
  docket_check1: { field: 'worked_minutes', message: 'Work and breaks are longer than the shift.' },
  docket_check2: {
    field: 'smu_finish',
    message: 'The finish reading must not be less than the start reading.',
  },
  docket_check3: {
    field: 'odometer_finish',
    message: 'The finish reading must not be less than the start reading.',
  },
  docket_check5: { field: 'reason', message: 'Enter the question.' },
  docket_check6: { field: 'reason', message: 'Enter the reason for voiding.' },
  docket_check7: { field: 'reason', message: 'Enter the reason for no signature.' },
  docket_line_check: { field: 'reason', message: 'Enter the reason for the different quantity.' },
  docket_docket_no_revision_key: {
    message: 'Someone else just made a new version of this docket. Reload the page.',
  },
  docket_signature_check: { message: 'The signature is missing.' },
  docket_signature_docket_id_party_key: { message: 'This docket is already signed.' },
}
