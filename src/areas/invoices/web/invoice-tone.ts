import { quiet } from '#ui/parts/state-looks.ts'
import type { Look, Tone } from '#ui/parts/StatusBadge.tsx'
import type { InvoiceStatus } from '../contract/choices.ts'

export const invoiceTone: Readonly<Record<InvoiceStatus, Tone | Look>> = {
  Draft: quiet.draft,
  Approved: quiet.ready,
  Sent: quiet.sent,
  Viewed: quiet.seen,
  'Partly Paid': quiet.partly,
  Paid: quiet.agreed,
  Credited: quiet.over,
  Disputed: 'danger',
  Void: quiet.over,
  Deleted: quiet.over,
}
