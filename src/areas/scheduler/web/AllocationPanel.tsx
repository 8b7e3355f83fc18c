import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isOutstanding } from '#areas/work-orders/rules/order-status.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { ErrorState, LoadingState } from '#ui/parts/states.tsx'
import { Section } from '#ui/shells/Section.tsx'
import type { OrderBooking } from '../contract/booking.ts'
import { certainties } from '../contract/choices.ts'
import { neededSkills } from '../rules/skills.ts'
import { bookingCan } from '../rules/booking-rules.ts'
import { BookingItem } from './BookingItem.tsx'
import { CandidateDialog } from './CandidateDialog.tsx'
import { type ResourceKind, orderBookingsQuery, orderQuery } from './queries.ts'
import css from './scheduler.module.css'
import type { BookVia } from './use-book.ts'
import { useBookingActions } from './use-booking-actions.tsx'
import { useReplacementAsked } from './use-replacement-asked.ts'

/** An order's bookings, and choosing them for people who may. `version`: the order's, as shown on the screen. */
export function AllocationPanel({
  orderId,
  version,
  via,
}: {
  orderId: number
  version: number
  via?: BookVia | undefined
}) {
  const { data: order } = useQuery(orderQuery(orderId))
  const bookings = useQuery(orderBookingsQuery(orderId))
  const [choosing, setChoosing] = useState<{ kind: ResourceKind; replaced?: OrderBooking } | null>(null)
  const { asked, drop } = useReplacementAsked(orderId, bookings.data ?? [])
  const { actionsOf, error } = useBookingActions(order, bookings.data ?? [])
  // An order that is over keeps who did it.
  const mayBook = useMay()('scheduler:write') && order !== undefined && isOutstanding(order)
  const mayNotBook = useWhyNot()('scheduler:write')
  // If only one of the two ways is available, the candidates say which.
  const ways = order && certainties.map((certainty) => bookingCan.book(order, certainty))
  const closed = ways?.every((way) => way !== true) ? ways.at(-1) : undefined
  const disabledReason = typeof closed === 'string' ? closed : mayNotBook

  const assets = bookings.data?.filter(({ asset_id }) => asset_id !== null) ?? []
  const drivers = bookings.data?.filter(({ driver_id }) => driver_id !== null) ?? []
  const attachments = bookings.data?.filter(({ attachment_id }) => attachment_id !== null) ?? []
  const replace = (kind: ResourceKind, replaced: OrderBooking) =>
    mayBook && disabledReason === undefined ? () => setChoosing({ kind, replaced }) : undefined
  const shown = choosing ?? (mayBook && disabledReason === undefined ? asked : null)
  const needed = order ? neededSkills({ ...order, assets }) : []
  const choose = (kind: ResourceKind, label: string, isNext: boolean) => (
    <Button
      icon={<IconPlus aria-hidden />}
      variant={isNext && closed === undefined ? 'primary' : 'secondary'}
      disabledReason={disabledReason}
      onClick={() => setChoosing({ kind })}
    >
      {label}
    </Button>
  )

  if (bookings.data === undefined)
    return (
      <Section title="Allocation">
        {bookings.isError ? (
          <ErrorState message={bookings.error.message} onRetry={() => void bookings.refetch()} />
        ) : (
          <LoadingState />
        )}
      </Section>
    )
  // It was called off, moved or broke down before anyone came.
  if (order && !isOutstanding(order) && bookings.data.length === 0) return null
  return (
    <Section title="Allocation" help="Booked: nobody else can take it. Pencilled: still open.">
      {error && <Notice tone="danger">{error}</Notice>}
      <div className={css.slots}>
        <section className={css.slot} aria-label="Machine">
          <div className={css.head}>
            <h3>Machine</h3>
            {mayBook &&
              choose(
                'asset',
                assets.length > 0 ? 'Add trailer or support' : 'Choose machine',
                assets.length === 0,
              )}
          </div>
          {assets.length === 0 && <p className={css.none}>No machine yet.</p>}
          <ul className={css.bookings}>
            {assets.map((booking) => (
              <BookingItem
                key={booking.id}
                booking={booking}
                actions={mayBook ? actionsOf(booking) : []}
                onReplace={replace('asset', booking)}
              />
            ))}
          </ul>
        </section>
        <section className={css.slot} aria-label="Driver">
          <div className={css.head}>
            <h3>Driver</h3>
            {mayBook &&
              drivers.length === 0 &&
              choose('driver', 'Choose driver', assets.length > 0 && order?.needs_driver === 1)}
          </div>
          {needed.length > 0 && <p className={css.none}>Needs {needed.map(({ name }) => name).join(', ')}</p>}
          {drivers.length === 0 && (
            <p className={css.none}>{order?.needs_driver === 0 ? 'No driver needed.' : 'No driver yet.'}</p>
          )}
          <ul className={css.bookings}>
            {drivers.map((booking) => (
              <BookingItem
                key={booking.id}
                booking={booking}
                actions={mayBook ? actionsOf(booking) : []}
                onReplace={replace('driver', booking)}
              />
            ))}
          </ul>
        </section>
        <section className={css.slot} aria-label="Attachments">
          <div className={css.head}>
            <h3>Attachments</h3>
            {mayBook && assets.length > 0 && choose('attachment', 'Choose attachment', false)}
          </div>
          {attachments.length === 0 && (
            <p className={css.none}>
              {mayBook && assets.length === 0 ? 'Choose the machine first.' : 'No attachments.'}
            </p>
          )}
          <ul className={css.bookings}>
            {attachments.map((booking) => (
              <BookingItem
                key={booking.id}
                booking={booking}
                actions={mayBook ? actionsOf(booking) : []}
                onReplace={replace('attachment', booking)}
              />
            ))}
          </ul>
        </section>
      </div>
      {shown && (
        <CandidateDialog
          kind={shown.kind}
          replaced={shown.replaced}
          isGone={bookings.data.every(({ id }) => id !== shown.replaced?.id)}
          order_id={orderId}
          version={version}
          via={via}
          onClose={() => {
            setChoosing(null)
            drop()
          }}
        />
      )}
    </Section>
  )
}
