import type { FieldErrors } from '#platform/contract/app-error.ts'
import type { Allowed } from '#shared/allowed.ts'
import { archivableCan } from '#shared/archivable.ts'
import { attachmentNoun } from './attachment-labels.ts'

interface State {
  archived_at: string | null
  /** Its current or next order; only the server reads that. */
  next_order_no?: string | null
}
const plain = archivableCan(attachmentNoun)
/** What may be done with an attachment; shared by server and buttons. A string says why not. */
export const attachmentCan = {
  ...plain,
  archive: ({ archived_at, next_order_no }: State): Allowed =>
    !archived_at && next_order_no
      ? `This attachment is booked on ${next_order_no}. Release it first.`
      : plain.archive({ archived_at }),
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
