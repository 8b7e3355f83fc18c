import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import * as z from 'zod'
import { localDate, localTime } from '#platform/contract/date-fields.ts'
import { useCreate } from '#platform/web/forms/use-create.ts'
import { melbourneDate } from '#shared/local-date.ts'
import { Dialog, DialogActions } from '#ui/dialogs/Dialog.tsx'
import { FormDialog } from '#ui/dialogs/FormDialog.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { TimeField } from '#ui/fields/TimeField.tsx'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { FieldGrid } from '#ui/shells/FieldGrid.tsx'
import { useNow } from '#ui/use-now.ts'
import { orderEndpoints } from '../contract/endpoints.ts'
import type { OrderRow } from '../contract/order.ts'
import { moveLabels } from '../rules/order-labels.ts'
import { orderPaths } from './order-paths.ts'

const field = labelled(moveLabels)
const Move = z.object({ date: localDate(moveLabels.date), time: localTime(moveLabels.time) })

/** Closes an order and recreates it on another day or time; lists what could not be booked there. */
export function MoveDialog({ order, onClose }: { order: OrderRow; onClose: () => void }) {
  const navigate = useNavigate()
  const [conflicts, setConflicts] = useState<{ id: number; words: string[] } | null>(null)
  const goTo = (id: number) => {
    onClose()
    void navigate({ to: orderPaths.edit(id) as string })
  }
  const today = melbourneDate(useNow())
  const create = useCreate(orderEndpoints.moveOrder, {
    schema: Move,
    empty: { date: order.work_date, time: order.start_time },
    params: { id: order.id },
    saved: ({ order_no, moved_to }) => `${order_no} moved to ${moved_to?.order_no ?? 'another'}`,
    onSaved: ({ moved_to, conflicts: words = [] }) => {
      if (!moved_to) return onClose()
      return words.length > 0 ? setConflicts({ id: moved_to.id, words }) : goTo(moved_to.id)
    },
  })
  if (conflicts)
    return (
      <Dialog title="Moved, but not everything could be booked" size="sm" onClose={() => goTo(conflicts.id)}>
        {conflicts.words.map((words) => (
          <Notice key={words} tone="warning">
            {words}
          </Notice>
        ))}
        <DialogActions>
          <Button variant="primary" onClick={() => goTo(conflicts.id)}>
            Go to the new order
          </Button>
        </DialogActions>
      </Dialog>
    )
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
        This order is closed and a new one is made. Bookings move with it if the machine and driver are free.
      </p>
      <FieldGrid columns={2}>
        <DateField {...field('date')} min={today} required />
        <TimeField {...field('time')} required />
      </FieldGrid>
    </FormDialog>
  )
}
