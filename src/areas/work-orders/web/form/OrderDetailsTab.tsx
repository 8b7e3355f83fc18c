import { EditPanel } from '#platform/web/forms/EditPanel.tsx'
import { useViewer } from '#platform/web/calls/session.ts'
import { useEdit } from '#platform/web/forms/use-edit.ts'
import { instantWords } from '#shared/local-date.ts'
import { confirm } from '#ui/dialogs/confirm-store.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { orderEndpoints } from '../../contract/endpoints.ts'
import { type Order, type OrderFields, OrderForm } from '../../contract/order.ts'
import { confirmOverride } from '../confirm-override.ts'
import { OrderFacts } from '../OrderFacts.tsx'
import { OrderFormFields } from './OrderFormFields.tsx'
import { orderFieldWords } from '../order-words.ts'
import { useWhyNotOrder } from '../use-order-actions.tsx'

const AllocationPanel = lazyPart(() => import('#areas/scheduler/web/index.ts'), 'AllocationPanel')

const soonMs = 12 * 3_600_000

/** An order's time, client, price and bookings; date, times and notes are editable while it is open. */
export function OrderDetailsTab({ order }: { order: Order }) {
  const { permissions } = useViewer()
  const seesAll = permissions['work-orders:read'] === 'all'
  return (
    <>
      <OrderFacts order={order} withNotes={!seesAll} />
      {permissions['scheduler:read'] && <AllocationPanel orderId={order.id} version={order.version} />}
      {seesAll && <OrderPanel order={order} />}
    </>
  )
}

function OrderPanel({ order }: { order: Order }) {
  const disabledReason = useWhyNotOrder(order)('edit')
  const edit = useEdit(orderEndpoints.editOrder, {
    schema: OrderForm,
    record: order,
    params: { id: order.id },
    saved: ({ order_no }) => `${order_no} saved`,
    confirmOverride: confirmOverride('Change', order.order_no),
  })
  const submit = async (values: OrderFields) => {
    if (isSoonMoved(order, values) && !(await confirm(soonQuestion(order)))) return
    await edit.submit(values)
  }
  return (
    <>
      {disabledReason && <Notice>{disabledReason}</Notice>}
      <EditPanel
        edit={edit}
        words={orderFieldWords}
        readOnly={disabledReason !== undefined}
        onSubmit={submit}
      >
        <OrderFormFields order={order} />
      </EditPanel>
    </>
  )
}

/** For a confirmed order that starts within twelve hours people are already on their way. */
function isSoonMoved(order: Order, { work_date, start_time, end_time }: OrderFields): boolean {
  const isMoved =
    work_date !== order.work_date || start_time !== order.start_time || end_time !== order.end_time
  const isSoon = Date.parse(order.starts_at) - Date.now() < soonMs
  return order.order_status === 'Confirmed' && isMoved && isSoon
}

const soonQuestion = ({ order_no, starts_at }: Order) => ({
  title: `Change the time of ${order_no}?`,
  message: `It is confirmed and starts on ${instantWords(starts_at)}. Let everyone booked on it know.`,
  confirmLabel: 'Change the time',
})
