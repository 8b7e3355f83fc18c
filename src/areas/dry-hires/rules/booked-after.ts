import { orderActions } from '#areas/work-orders/rules/order-status.ts'
import { melbourneDate } from '#shared/local-date.ts'
import type { Permission } from '#shared/permissions.ts'
import type { DryHire } from '../contract/dry-hire.ts'

/**
 * The orders that book a machine after its off-hire: those that start later than that, today or on days to come, since it
 * may be recorded days later. A confirmed one that has begun keeps it. `off_at`: the instant of the off-hire.
 */
export function bookedAfter(
  { booked }: Pick<DryHire, 'booked'>,
  { off_at, now }: { off_at: string; now: Date },
): DryHire['booked'] {
  const today = melbourneDate(now)
  return booked.filter(({ starts_at, work_date, is_confirmed }) => {
    const start = Date.parse(starts_at)
    const isFixed = is_confirmed === 1 && start <= now.getTime()
    return start > Date.parse(off_at) && work_date >= today && !isFixed
  })
}

/** What releasing it from them takes: they go back to pending. */
export const releaseRights: readonly Permission[] = ['scheduler:write', orderActions.unconfirm.right]
