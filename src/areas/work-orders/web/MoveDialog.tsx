import * as z from 'zod'
import { localDate, localTime } from '#platform/contract/date-fields.ts'
import { useCreate } from '#platform/web/forms/use-create.ts'
import { melbourneDate } from '#shared/local-date.ts'
import { FormDialog } from '#ui/dialogs/FormDialog.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { TimeField } from '#ui/fields/TimeField.tsx'
import { FieldGrid } from '#ui/shells/FieldGrid.tsx'
import { useNow } from '#ui/use-now.ts'
import { orderEndpoints } from '../contract/endpoints.ts'
import type { OrderRow } from '../contract/order.ts'
import { moveLabels } from '../rules/order-labels.ts'
import { extendedWords } from '../rules/work-order-words.ts'
import { useReplacement } from './use-replacement.tsx'

const field = labelled(moveLabels)
const Move = z.object({ date: localDate(moveLabels.date), time: localTime(moveLabels.time) })

/** Closes an order and recreates it on another day or time; lists what did not go with it. */
export function MoveDialog({ order, onClose }: { order: OrderRow; onClose: () => void }) {
  const replacement = useReplacement({ title: 'Moved, but not everything went with it', onClose })
  const today = melbourneDate(useNow())
  const create = useCreate(orderEndpoints.moveOrder, {
    schema: Move,
    empty: { date: order.work_date, time: order.start_time },
    params: { id: order.id },
    saved: ({ order_no, moved_to, ...saved }) =>
      `${order_no} moved to ${moved_to?.order_no ?? 'another'}${extendedWords(saved)}`,
    onSaved: ({ moved_to, conflicts = [] }) =>
      moved_to ? replacement.show({ id: moved_to.id, conflicts }) : onClose(),
  })
  if (replacement.dialog) return replacement.dialog
  return (
    <FormDialog
      title={`Move ${order.order_no}`}
      size="sm"
      form={create.form}
      onSubmit={create.submit}
      submitError={create.submitError}
      onClose={onClose}
      saveLabel="Move"
    >
      <p>
        This order is closed and a new one is made. Bookings move with it if the machine and driver are free,
        tip orders if the tip takes the material that day.
      </p>
      <FieldGrid columns={2}>
        <DateField {...field('date')} min={today} required />
        <TimeField {...field('time')} required />
      </FieldGrid>
    </FormDialog>
  )
}
