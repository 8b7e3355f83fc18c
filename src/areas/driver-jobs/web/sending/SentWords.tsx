import { formatPhone } from '#shared/phone.ts'
import { Notice } from '#ui/parts/Notice.tsx'
import type { SentDay } from '../../contract/day-drivers.ts'

/** Who was told just now, and who was not. */
export function SentWords({ sent: { sent, not_sent } }: { sent: SentDay }) {
  const told = sent.filter(({ has_account }) => has_account)
  const toCall = sent.filter(({ has_account }) => !has_account)
  const offRoad = sent.filter(({ off_road }) => off_road !== null)
  return (
    <Notice tone={toCall.length + offRoad.length + not_sent.length > 0 ? 'warning' : 'success'}>
      {told.length > 0 && <p>Told in the app: {told.map(({ driver }) => driver).join(', ')}.</p>}
      {toCall.length > 0 && (
        <p>
          Sent, but without an account in the app, so call:{' '}
          {toCall
            .map(({ driver, mobile }) => (mobile ? `${driver} on ${formatPhone(mobile)}` : driver))
            .join(', ')}
          .
        </p>
      )}
      {offRoad.map(({ booking_id, driver, order_no, off_road }) => (
        <p key={booking_id}>
          {driver}, {order_no}: {off_road}, so book another machine.
        </p>
      ))}
      {not_sent.map(({ booking_id, driver, order_no, why }) => (
        <p key={booking_id}>
          Not sent to {driver}, {order_no}: {why}
        </p>
      ))}
      {sent.length + not_sent.length === 0 && <p>Nothing was left to send.</p>}
    </Notice>
  )
}
