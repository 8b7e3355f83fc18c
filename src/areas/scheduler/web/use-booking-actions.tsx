import { IconCheck, IconPencil, IconX } from '@tabler/icons-react'
import type { OrderRow } from '#areas/work-orders/contract/order.ts'
import { useSave } from '#platform/web/forms/use-save.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { reasonOf } from '#shared/allowed.ts'
import { confirm } from '#ui/dialogs/confirm-store.ts'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import type { OrderBooking } from '../contract/booking.ts'
import { schedulerEndpoints } from '../contract/endpoints.ts'
import { bookingCan, bookingOffers } from '../rules/booking-rules.ts'
import { nameOf } from './booking-name.ts'
import { confirmOverride } from './confirm-override.ts'

const orderTopics = ['job_item']

/** The last machine of an order with attachments. */
const takesAttachments = (released: OrderBooking, bookings: readonly OrderBooking[]): boolean =>
  released.asset_id !== null &&
  bookings.every(({ id, asset_id }) => asset_id === null || id === released.id) &&
  bookings.some(({ attachment_id }) => attachment_id !== null)

type BookingAction = 'confirm' | 'unconfirm' | 'release'

/** A booking's actions in its state and its order's, each with the reason why it is disabled. */
export function useBookingActions(order: OrderRow | undefined, bookings: readonly OrderBooking[]) {
  const whyNot = useWhyNot()
  const firm = useSave(schedulerEndpoints.confirmBooking, { saved: (booking) => `${nameOf(booking)} booked` })
  const pencil = useSave(schedulerEndpoints.unconfirmBooking, {
    saved: (booking) => `${nameOf(booking)} pencilled`,
  })
  const release = useSave(schedulerEndpoints.releaseBooking, {
    saved: (booking) => `${nameOf(booking)} released`,
    invalidates: orderTopics,
  })

  const firmBooking = async (booking: OrderBooking) => {
    const override = await confirmOverride(nameOf(booking), booking.reasons)
    if (override === null) return
    const { id, version } = booking
    await firm.save({ params: { id }, body: { version, ...(override && { override }) } })
  }
  const giveBack = async (booking: OrderBooking) => {
    const answer = await confirm({
      title: `Release ${nameOf(booking)}?`,
      message: takesAttachments(booking, bookings)
        ? `It comes off ${booking.order_no} with its attachments, and they are free for other orders.`
        : `It comes off ${booking.order_no} and is free for other orders.`,
      confirmLabel: 'Release',
      danger: true,
      reason: 'required',
    })
    if (!answer) return
    const { id, version } = booking
    await release.save({ params: { id }, body: { version, reason: answer.reason } })
  }

  const needy = order && {
    ...order,
    assets: bookings.flatMap(({ asset_id: id, is_main }) =>
      id === null ? [] : [{ id, is_main: is_main === 1 }],
    ),
    drivers: bookings.flatMap(({ driver_id: id }) => (id === null ? [] : [{ id }])),
  }
  const looksOf = (booking: OrderBooking): Record<BookingAction, MenuItem & { run: () => void }> => ({
    confirm: {
      label: 'Change to booked',
      icon: <IconCheck aria-hidden />,
      run: () => void firmBooking(booking),
    },
    unconfirm: {
      label: 'Change to pencilled',
      icon: <IconPencil aria-hidden />,
      run: () => void pencil.save({ params: { id: booking.id }, body: { version: booking.version } }),
    },
    release: {
      label: 'Release',
      icon: <IconX aria-hidden />,
      danger: true,
      run: () => void giveBack(booking),
    },
  })
  const actionsOf = (booking: OrderBooking): (MenuItem & { run: () => void })[] => {
    const looks = looksOf(booking)
    const offers = bookingOffers(booking, needy)
    return (Object.keys(looks) as BookingAction[])
      .filter((action) => offers[action])
      .map((action) => ({
        ...looks[action],
        disabledReason: reasonOf(bookingCan[action](booking, needy)) ?? whyNot('scheduler:write'),
      }))
  }
  return { actionsOf, error: firm.submitError ?? pencil.submitError ?? release.submitError }
}
