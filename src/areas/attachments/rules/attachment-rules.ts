import type { FieldErrors } from '#platform/contract/app-error.ts'
import type { Allowed } from '#shared/allowed.ts'
import { archivableCan } from '#shared/archivable.ts'
import { attachmentNoun } from './attachment-labels.ts'
import { type Fit, checkFit } from './machines/check-fit.ts'
import { type Rate, checkRate } from './rates/check-rate.ts'

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

/** What fields must be together; shared by form and server. */
export const checkAttachment = (fields: Fit & Rate): FieldErrors => ({
  ...checkFit(fields),
  ...checkRate(fields),
})
