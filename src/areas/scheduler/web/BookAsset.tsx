import { useSave } from '#platform/web/forms/use-save.ts'
import { useUndo } from '#platform/web/forms/use-undo.ts'
import { Button } from '#ui/parts/Button.tsx'
import { schedulerEndpoints } from '../contract/endpoints.ts'
import { confirmAnyway } from './confirm-override.ts'

/** The home screens count it too. */
const topics = ['job_item', '*']

/** Books one machine on an order from where the order is listed, as it was seen there. */
export function BookAsset({
  order_id,
  version,
  asset_id,
  asset,
  of,
}: {
  order_id: number
  version: number
  asset_id: number
  asset: string
  /** What it is booked for, for screen readers. */
  of: string
}) {
  const offerUndo = useUndo(schedulerEndpoints.releaseBooking, { topics })
  const { save, saving, submitError } = useSave(schedulerEndpoints.bookOrder, {
    confirmOverride: (words) => confirmAnyway(asset, words),
    invalidates: topics,
    onSaved: (bookings) => {
      const booking = bookings.find((one) => one.asset_id === asset_id)
      if (!booking) return
      const body = { reason: 'Booked by mistake', version: booking.version }
      offerUndo(`${asset} booked`, { params: { id: booking.id }, body }, `${asset} released`)
    },
  })
  return (
    <>
      <Button
        loading={saving}
        onClick={() =>
          void save({ params: { id: order_id }, body: { asset_id, certainty: 'confirmed', version } })
        }
      >
        Book {asset}
        <span className="visually-hidden"> for {of}</span>
      </Button>
      {submitError && <span role="alert">{submitError}</span>}
    </>
  )
}
