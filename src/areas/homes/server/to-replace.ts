import type { StoppedBooking } from '#areas/scheduler/server/index.ts'
import { type CardItem, type HomeContext, openFor } from './home-card.ts'
import { inFull } from './row-words.ts'

type Stopped = Pick<StoppedBooking, 'record_type' | 'order_id' | 'reasons'>

/** Where another machine or driver is chosen for an order. */
export const replaceLink = (order_id: number, kind: StoppedBooking['record_type']): string =>
  `/dashboard/work-orders/${order_id}/edit?replace=${kind}`

/** Why someone booked may not work then, and the button to book someone else: calling them would not help. */
export const toReplace = (
  context: Pick<HomeContext, 'viewer'>,
  { record_type, order_id, reasons }: Stopped,
): Pick<CardItem, 'reason' | 'tone' | 'action'> => ({
  reason: inFull(reasons),
  tone: 'danger',
  action: openFor(context, 'scheduler:write', 'Replace', replaceLink(order_id, record_type)),
})

/** The driver's booking on an order, if they may not work on it. */
export const stoppedDriver = <S extends Pick<StoppedBooking, 'record_type' | 'record_id' | 'order_id'>>(
  stopped: readonly S[],
  { driver_id, order_id }: { driver_id: number; order_id: number },
): S | undefined =>
  stopped.find(
    (one) => one.record_type === 'driver' && one.record_id === driver_id && one.order_id === order_id,
  )
