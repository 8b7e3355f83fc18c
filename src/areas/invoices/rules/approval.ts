import type { InvoiceStatus } from '../contract/choices.ts'
import type { InvoiceSettings } from '../contract/settings.ts'

type Limits = Pick<InvoiceSettings, 'approval_threshold_cents'>

/** Whether an invoice is above the limit up to which the person who set its lines and prices may approve it. */
export const isAboveLimit = (
  { total_cents }: { total_cents: number },
  { approval_threshold_cents }: Limits,
): boolean => approval_threshold_cents !== null && total_cents > approval_threshold_cents

/** Whether this person set an unapproved invoice's current lines and prices. */
export const isOwnPricing = (
  {
    status,
    created_by,
    priced_by,
  }: { status: InvoiceStatus; created_by: number | null; priced_by: number | null },
  user_id: number | null,
): boolean => status === 'Draft' && user_id !== null && user_id === (priced_by ?? created_by)
