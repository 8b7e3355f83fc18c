import { type FieldWords, shown } from '#platform/web/field-words.ts'
import { formatInstant } from '#shared/local-date.ts'
import { formatUnitPrice } from '#shared/money.ts'
import { quantityText } from '#shared/units.ts'
import { docketSourceWords } from '../contract/choices.ts'
import { minutesText } from '../rules/time-words.ts'

const instant = (value: unknown): string => formatInstant(String(value))
const minutes = (value: unknown): string => minutesText(Number(value))
const reading = (unit: string) => (value: unknown) => `${quantityText(Number(value))} ${unit}`
const list = (value: unknown): string => (value as readonly string[]).join('; ')

/** What each field of a docket is called and how its value reads, in its history. */
export const docketFieldWords = {
  docket_no: { label: 'Number' },
  revision: { label: 'Revision' },
  status: { label: 'Status' },
  source: { label: 'Source', show: shown.oneOf(docketSourceWords) },
  shift_date: { label: 'Shift', show: shown.date },
  starts_at: { label: 'Started', show: instant },
  finishes_at: { label: 'Finished', show: instant },
  worked_minutes: { label: 'Worked', show: minutes },
  standby_minutes: { label: 'Stand-by', show: minutes },
  break_minutes: { label: 'Breaks', show: minutes },
  travel_minutes: { label: 'Travel', show: minutes },
  smu_start: { label: 'Hours at start', show: reading('h') },
  smu_finish: { label: 'Hours at finish', show: reading('h') },
  odometer_start: { label: 'Odometer at start', show: reading('km') },
  odometer_finish: { label: 'Odometer at finish', show: reading('km') },
  po_number: { label: 'PO number' },
  description: { label: 'Description' },
  query_reason: { label: 'Question' },
  query_answer: { label: 'Answer of the driver' },
  operator_comment: { label: 'Comment of the operator' },
  client_comment: { label: 'Comment of the client' },
  unsigned_reason: { label: 'Not signed because' },
  overlap_reason: { label: 'Overlaps another because' },
  override_reason: { label: 'Approved all the same because' },
  signed_by: { label: 'Signed by' },
  method: { label: 'Signed' },
  lines: { label: 'Lines', show: list },
  variance: { label: 'To look at', show: list },
  unit_price_cents: { label: 'Price', show: (value) => formatUnitPrice(Number(value)) },
  price_source: { label: 'Source of the price' },
  driver_id: { label: 'Driver' },
  asset_id: { label: 'Asset' },
  client_id: { label: 'Client' },
  job_id: { label: 'Job' },
  job_item_id: { label: 'Work order' },
  subcontractor_id: { label: 'Subcontractor' },
  revises_id: { label: 'Replaces' },
  submitted_at: { label: 'Submitted', show: instant },
} as const satisfies Record<string, FieldWords>
