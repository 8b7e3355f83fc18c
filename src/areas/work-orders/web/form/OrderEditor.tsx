import { useWordsWithSkills } from '#areas/tags/web/index.ts'
import { EditPanel } from '#platform/web/forms/EditPanel.tsx'
import { useEdit } from '#platform/web/forms/use-edit.ts'
import { instantWords } from '#shared/local-date.ts'
import { confirm } from '#ui/dialogs/confirm-store.ts'
import { Notice } from '#ui/parts/Notice.tsx'
import { serverNow } from '#ui/server-clock.ts'
import { orderEndpoints } from '../../contract/endpoints.ts'
import { type Order, type OrderFields, OrderForm } from '../../contract/order.ts'
import { extendedWords } from '../../rules/work-order-words.ts'
import { confirmOverride } from '../confirm-override.ts'
import { OrderFormFields } from './OrderFormFields.tsx'
import { orderFieldWords } from '../order-words.ts'
import { useWhyNotOrder } from '../use-why-not-order.ts'

const soonMs = 12 * 3_600_000

/** Date, times and notes of an order, editable while it is open. */
export function OrderEditor({ order }: { order: Order }) {
  const disabledReason = useWhyNotOrder()(order, 'edit')
  const words = useWordsWithSkills(orderFieldWords, 'skill_ids')
  const edit = useEdit(orderEndpoints.editOrder, {
    schema: OrderForm,
    record: order,
    params: { id: order.id },
    saved: (saved) => `${saved.order_no} saved${extendedWords(saved)}`,
    confirmOverride: confirmOverride('Change', order.order_no),
  })
  const submit = async (values: OrderFields) => {
    if (isSoonMoved(order, values) && !(await confirm(soonQuestion(order)))) return
    await edit.submit(values)
  }
  return (
    <>
      {disabledReason && <Notice>{disabledReason}</Notice>}
      <EditPanel edit={edit} words={words} readOnly={disabledReason !== undefined} onSubmit={submit}>
        <OrderFormFields order={order} />
      </EditPanel>
    </>
  )
}

/** For a confirmed order that starts within twelve hours people are already on their way. */
function isSoonMoved(order: Order, { work_date, start_time, end_time }: OrderFields): boolean {
  const isMoved =
    work_date !== order.work_date || start_time !== order.start_time || end_time !== order.end_time
  const isSoon = Date.parse(order.starts_at) - serverNow().getTime() < soonMs
  return order.order_status === 'Confirmed' && isMoved && isSoon
}

const soonQuestion = ({ order_no, starts_at }: Order) => ({
  title: `Change the time of ${order_no}?`,
  message: `It is confirmed and starts on ${instantWords(starts_at)}. Let everyone booked on it know.`,
  confirmLabel: 'Change the time',
})
