import { orderActions } from '#areas/work-orders/rules/order-status.ts'
import type { Permission } from '#shared/permissions.ts'
import type { DryHire } from '../contract/dry-hire.ts'

/** The orders that book a machine on days to come, after its off-hire: it may be recorded days later. */
export const bookedAfter = (
  { booked }: Pick<DryHire, 'booked'>,
  { off_date, today }: { off_date: string; today: string },
): DryHire['booked'] => booked.filter(({ work_date }) => work_date > off_date && work_date > today)

/** What releasing it from them takes: they go back to pending. */
export const releaseRights: readonly Permission[] = ['scheduler:write', orderActions.unconfirm.right]
