import type { FieldErrors } from '#platform/contract/app-error.ts'
import type { Allowed } from '#shared/allowed.ts'

interface State {
  archived_at: string | null
  /** Its current or next order; only the server reads that. */
  next_order_no?: string | null
}
/** What may be done with an attachment; shared by server and buttons. A string says why not. */
export const attachmentCan = {
  edit: ({ archived_at }: State): Allowed => (archived_at ? 'Restore this attachment to change it.' : true),
  archive: ({ archived_at, next_order_no }: State): Allowed => {
    if (archived_at) return 'This attachment is already archived.'
    return !next_order_no || `This attachment is booked on ${next_order_no}. Release it first.`
  },
  restore: ({ archived_at }: State): Allowed => (archived_at ? true : 'This attachment is not archived.'),
}

interface Checked {
  min_tonne?: number | null | undefined
  max_tonne?: number | null | undefined
  rate_cents?: number | null | undefined
  rate_unit?: string | null | undefined
}
/** What fields must be together; shared by form and server. */
export function checkAttachment({ min_tonne, max_tonne, rate_cents, rate_unit }: Checked): FieldErrors {
  const isUnder = min_tonne != null && max_tonne != null && max_tonne < min_tonne
  const isPriced = rate_cents != null
  return {
    ...(isUnder && { max_tonne: 'The heaviest machine must not be lighter than the lightest.' }),
    ...(isPriced && rate_unit == null && { rate_unit: 'Choose what the rate is charged by.' }),
    ...(!isPriced && rate_unit != null && { rate_cents: 'Enter the rate, or clear what it is charged by.' }),
  }
}
