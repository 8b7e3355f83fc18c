import type { Labels } from '#shared/labels.ts'

/** What the client enters on the public page, which loads these labels alone. */
export const answerLabels = {
  name: 'Your name',
  email: 'Email for your copy',
  po_number: 'PO number',
  reason: 'Reason',
} as const satisfies Labels
