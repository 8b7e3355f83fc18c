import { orderActions } from '#areas/work-orders/rules/order-status.ts'
import type { Permission } from '#shared/permissions.ts'
import type { DryHire } from '../contract/dry-hire.ts'

/** The orders that book a machine on days after its off-hire. */
export const bookedAfter = ({ booked }: Pick<DryHire, 'booked'>, off_date: string): DryHire['booked'] =>
  booked.filter(({ work_date }) => off_date !== '' && work_date > off_date)

/** What releasing it from them takes: they go back to pending. */
export const releaseRights: readonly Permission[] = ['scheduler:write', orderActions.unconfirm.right]
