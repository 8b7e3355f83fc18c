import { useSave } from '#platform/web/forms/use-save.ts'
import { Button } from '#ui/parts/Button.tsx'
import { driverJobEndpoints } from '../contract/endpoints.ts'

/** The home screens count it too. */
const topics = ['driver_job', '*']

/** Sends a confirmed order to a driver booked on it, from where it is listed. */
export function SendJob({
  booking_id,
  order_no,
  driver,
}: {
  booking_id: number
  order_no: string
  driver: string
}) {
  const { save, saving, submitError } = useSave(driverJobEndpoints.sendDriverJob, {
    saved: () => `${order_no} sent to ${driver}`,
    invalidates: topics,
  })
  return (
    <>
      <Button loading={saving} onClick={() => void save({ body: { booking_id } })}>
        Send
        <span className="visually-hidden">
          {' '}
          {order_no} to {driver}
        </span>
      </Button>
      {submitError && <span role="alert">{submitError}</span>}
    </>
  )
}
