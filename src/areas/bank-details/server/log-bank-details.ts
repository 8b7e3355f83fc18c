import type { Change } from '#platform/server/change/change.ts'
import type { Place } from './bank-details-store.ts'

/** Logs on the record what was done, never the details themselves, and refreshes screens that show them. */
export function logBankDetails(
  change: Change,
  { record_type, record_id }: Place,
  entry: { record_label: string; action: string; reason?: string },
): void {
  change.log({ record_type, record_id, part: 'bank details', ...entry })
  change.live('bank_details', record_id)
}
