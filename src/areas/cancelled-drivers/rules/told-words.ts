import type { CancelledDriver } from '../contract/cancelled-driver.ts'

/** What the driver had answered before. */
export const toldWords = {
  'not sent': 'Not sent',
  sent: 'No answer',
  accepted: 'Accepted',
  declined: 'Declined',
} as const satisfies Record<CancelledDriver['told'], string>
