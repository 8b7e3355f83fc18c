import { useSave } from '#platform/web/forms/use-save.ts'
import { Button } from '#ui/parts/Button.tsx'
import { orderEndpoints } from '../contract/endpoints.ts'
import { confirmedWords } from '../rules/work-order-words.ts'
import { confirmOverride } from './confirm-override.ts'

/** The home screens count it too. */
const topics = ['job_item', '*']

/** Confirms an order from where it is listed, as it was seen there, which sends it to its driver. */
export function ConfirmOrder({ id, version, order_no }: { id: number; version: number; order_no: string }) {
  const { save, saving, submitError } = useSave(orderEndpoints.confirmOrder, {
    saved: ({ drivers }) => `${order_no} ${confirmedWords(drivers)}`,
    confirmOverride: confirmOverride('Confirm', order_no),
    invalidates: topics,
  })
  return (
    <>
      <Button loading={saving} onClick={() => void save({ params: { id }, body: { version } })}>
        Confirm
        <span className="visually-hidden"> {order_no}</span>
      </Button>
      {submitError && <span role="alert">{submitError}</span>}
    </>
  )
}
