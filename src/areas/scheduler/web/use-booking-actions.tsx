import { IconCheck, IconPencil, IconX } from '@tabler/icons-react'
import type { OrderRow } from '#areas/work-orders/contract/order.ts'
import { useSave } from '#platform/web/forms/use-save.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { reasonOf } from '#shared/allowed.ts'
import { confirm } from '#ui/dialogs/confirm-store.ts'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import type { OrderBooking } from '../contract/booking.ts'
import { schedulerEndpoints } from '../contract/endpoints.ts'
import { bookingCan } from '../rules/booking-rules.ts'
import { confirmOverride } from './confirm-override.ts'

const nameOf = ({ asset, driver }: { asset: string | null; driver: string | null }): string =>
  asset ?? driver ?? ''
const orderTopics = ['job_item']

/** A booking's actions, each with the reason why it is disabled. */
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
      message: `It is free for orders other than ${booking.order_no}.`,
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
  const actionsOf = (booking: OrderBooking): (MenuItem & { run: () => void })[] => {
    const why = (action: 'confirm' | 'unconfirm' | 'release') =>
      reasonOf(bookingCan[action](booking, needy)) ?? whyNot('scheduler:write')
    return [
      booking.certainty === 'pencilled'
        ? {
            label: 'Change to booked',
            icon: <IconCheck aria-hidden />,
            disabledReason: why('confirm'),
            run: () => void firmBooking(booking),
          }
        : {
            label: 'Change to pencilled',
            icon: <IconPencil aria-hidden />,
            disabledReason: why('unconfirm'),
            run: () => void pencil.save({ params: { id: booking.id }, body: { version: booking.version } }),
          },
      {
        label: 'Release',
        icon: <IconX aria-hidden />,
        danger: true,
        disabledReason: why('release'),
        run: () => void giveBack(booking),
      },
    ]
  }
  return { actionsOf, error: firm.submitError ?? pencil.submitError ?? release.submitError }
}
