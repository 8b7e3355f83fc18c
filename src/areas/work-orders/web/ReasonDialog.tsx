import { useChoices } from '#areas/settings/web/index.ts'
import { useCreate } from '#platform/web/forms/use-create.ts'
import { reasonLabels } from '#shared/labels.ts'
import { FormDialog } from '#ui/dialogs/FormDialog.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { orderEndpoints } from '../contract/endpoints.ts'
import { BreakDownInput, type OrderRow, withReason } from '../contract/order.ts'
import { breakDownLabels } from '../rules/order-labels.ts'
import { useReplacement } from './use-replacement.tsx'

const Reason = withReason.pick({ reason: true })
const BreakDown = BreakDownInput.pick({ reason: true })
const reason = labelled(reasonLabels)('reason')
const happened = labelled(breakDownLabels)('reason')

/** Closes an order with a reason: from the settings list, or, for a breakdown, in words. */
export function ReasonDialog({
  order,
  action,
  onClose,
}: {
  order: OrderRow
  action: 'cancel' | 'cancelByOffice' | 'breakDown'
  onClose: () => void
}) {
  const reasons = useChoices('cancel_reason')
  const replacement = useReplacement({
    title: 'Reported, but not everything is on the new order',
    onClose,
  })
  const { title, saveLabel, endpoint, said } = ways(order.order_no)[action]
  const create = useCreate(endpoint, {
    schema: action === 'breakDown' ? BreakDown : Reason,
    empty: {},
    params: { id: order.id },
    saved: ({ order_no }) => `${order_no} ${said}`,
    // The rest is to be booked there.
    onSaved: (closed) => {
      if (!closed.replaced_by) return onClose()
      const conflicts = 'conflicts' in closed ? (closed.conflicts ?? []) : []
      replacement.show({ id: closed.replaced_by.id, conflicts })
    },
  })
  if (replacement.dialog) return replacement.dialog
  return (
    <FormDialog
      title={title}
      size="sm"
      form={create.form}
      onSubmit={create.submit}
      submitError={create.submitError}
      onClose={onClose}
      saveLabel={saveLabel}
    >
      {action === 'breakDown' ? (
        <>
          <p>The machine goes off road, and a new order is made for the rest of the work.</p>
          <TextAreaField {...happened} required />
        </>
      ) : (
        <>
          {(order.assets ?? order.drivers) && <p>All bookings on the order are released.</p>}
          <SelectField {...reason} options={reasons} required />
        </>
      )}
    </FormDialog>
  )
}

const ways = (order_no: string) =>
  ({
    cancel: {
      title: `Cancel ${order_no} for the client?`,
      saveLabel: 'Cancel the order',
      endpoint: orderEndpoints.cancelOrder,
      said: 'cancelled',
    },
    cancelByOffice: {
      title: `Cancel ${order_no} by the office?`,
      saveLabel: 'Cancel the order',
      endpoint: orderEndpoints.cancelOrderByOffice,
      said: 'cancelled by office',
    },
    breakDown: {
      title: `Report a breakdown on ${order_no}?`,
      saveLabel: 'Report breakdown',
      endpoint: orderEndpoints.breakDownOrder,
      said: 'broke down',
    },
  }) as const
