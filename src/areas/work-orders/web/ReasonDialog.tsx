import { useChoices } from '#areas/settings/web/index.ts'
import { useCreate } from '#platform/web/forms/use-create.ts'
import { reasonLabels } from '#shared/labels.ts'
import { FormDialog } from '#ui/dialogs/FormDialog.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { orderEndpoints } from '../contract/endpoints.ts'
import { type OrderRow, withReason } from '../contract/order.ts'

const Reason = withReason.pick({ reason: true })
const reason = labelled(reasonLabels)('reason')

const ways = {
  cancel: { by: 'for the client', endpoint: orderEndpoints.cancelOrder, said: 'cancelled' },
  cancelByOffice: {
    by: 'by the office',
    endpoint: orderEndpoints.cancelOrderByOffice,
    said: 'cancelled by office',
  },
} as const

/** Cancels an order for a reason from the settings list. */
export function ReasonDialog({
  order,
  action,
  onClose,
}: {
  order: OrderRow
  action: keyof typeof ways
  onClose: () => void
}) {
  const reasons = useChoices('cancel_reason')
  const { by, endpoint, said } = ways[action]
  const create = useCreate(endpoint, {
    schema: Reason,
    empty: {},
    params: { id: order.id },
    saved: ({ order_no }) => `${order_no} ${said}`,
    onSaved: onClose,
  })
  return (
    <FormDialog
      title={`Cancel ${order.order_no} ${by}?`}
      size="sm"
      form={create.form}
      onSubmit={create.submit}
      submitError={create.submitError}
      onClose={onClose}
      saveLabel="Cancel the order"
    >
      {(order.assets ?? order.drivers) && <p>All bookings on the order are released.</p>}
      <SelectField {...reason} options={reasons} required />
    </FormDialog>
  )
}
