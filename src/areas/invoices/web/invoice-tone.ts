import type { Tone } from '#ui/parts/StatusBadge.tsx'
import type { InvoiceStatus } from '../contract/choices.ts'

export const invoiceTone: Readonly<Record<InvoiceStatus, Tone>> = {
  Draft: 'neutral',
  Approved: 'info',
  Sent: 'info',
  Viewed: 'violet',
  'Partly Paid': 'warning',
  Paid: 'success',
  Credited: 'neutral',
  Disputed: 'danger',
  Void: 'neutral',
  Deleted: 'neutral',
}
