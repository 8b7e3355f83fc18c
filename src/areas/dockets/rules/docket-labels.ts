import type { Noun } from '#shared/text.ts'
import type { Labels } from '#shared/labels.ts'

export const docketNoun: Noun = { one: 'docket', many: 'dockets' }

/** What a list's status filter offers besides the states. */
export const docketGroupOptions = [
  { value: 'To Submit', label: 'Waiting for the driver' },
  { value: 'To Approve', label: 'To approve' },
  { value: 'To Invoice', label: 'To invoice' },
  { value: 'Approved or Invoiced', label: 'Approved or invoiced' },
] as const

export const docketLabels = {
  docket_no: 'Number',
  revision: 'Version',
  revises_id: 'Replaces',
  status: 'Status',
  invoiced: 'Invoice',
  source: 'Source',
  shift_date: 'Shift',
  starts_at: 'Start time',
  finishes_at: 'Finish time',
  client_id: 'Client',
  job_id: 'Job',
  job_item_id: 'Work order',
  site: 'Site',
  driver_id: 'Driver',
  asset_id: 'Machine',
  subcontractor_id: 'Subcontractor',
  worked_minutes: 'Worked',
  standby_minutes: 'Stand-by',
  break_minutes: 'Breaks',
  travel_minutes: 'Travel',
  short_day: 'Day cut short',
  cancelled_on: 'Cancelled on',
  cancelled_at: 'Cancelled at',
  distance_km: 'Distance from the depot',
  attachments: 'Attachments used',
  toll_count: 'Toll gantries',
  tolls_cents: 'Tolls paid',
  smu_start: 'Start hours',
  smu_finish: 'Finish hours',
  odometer_start: 'Start odometer',
  odometer_finish: 'Finish odometer',
  loads: 'Loads',
  lines: 'Lines',
  total_cents: 'Total',
  variance: 'Flags',
  po_number: 'PO number',
  description: 'Description',
  operator_comment: 'Operator comment',
  client_comment: 'Client comment',
  query_reason: 'Question',
  query_answer: 'Driver’s answer',
  unsigned_reason: 'Reason for no signature',
  overlap_reason: 'Reason for the overlap',
  override_reason: 'Reason for the override',
  void_reason: 'Reason for voiding',
  signed_by: 'Signed by',
  method: 'Signed',
  submitted_at: 'Submitted',
  approved_at: 'Approved',
} as const satisfies Labels

/** A driver's answer to a query. */
export const docketAnswerLabels = { ...docketLabels, answer: 'Your answer' } as const satisfies Labels

/** Who agreed on the phone. */
export const phoneSigningLabels = {
  name: 'Name',
  role: 'Role',
  contact: 'Phone or email',
} as const satisfies Labels

export const docketSettingsLabels = { approval_limit_cents: 'Approval above' } as const satisfies Labels
