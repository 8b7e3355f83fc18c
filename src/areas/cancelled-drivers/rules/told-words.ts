import type { CancelledDriver } from '../contract/cancelled-driver.ts'

/** What the driver had answered before. */
export const toldWords = {
  sent: 'No answer',
  accepted: 'Accepted',
  declined: 'Declined',
} as const satisfies Record<CancelledDriver['told'], string>
