import { type FieldWords, shown } from '#platform/web/field-words.ts'
import { formatInstant } from '#shared/local-date.ts'
import { defectSeverityWords } from '../rules/checklist-words.ts'

const instant = (value: unknown) => formatInstant(String(value))

/** What the fields of a defect are called in its history. */
export const defectFieldWords: Readonly<Record<string, FieldWords>> = {
  asset_id: { label: 'Asset' },
  driver_id: { label: 'Driver' },
  severity: { label: 'Severity', show: shown.oneOf(defectSeverityWords) },
  status: { label: 'Status' },
  description: { label: 'Description' },
  took_off_road: { label: 'Took it off the road', show: shown.yesNo },
  reported_at: { label: 'Reported', show: instant },
  resolution: { label: 'What was done' },
  fixed_at: { label: 'Fixed', show: instant },
  fixed_by: { label: 'Fixed by' },
  verified_at: { label: 'Verified', show: instant },
  verified_by: { label: 'Verified by' },
}
