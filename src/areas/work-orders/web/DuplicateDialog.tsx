import { useState } from 'react'
import { useCreate } from '#platform/web/use-create.ts'
import { melbourneDate } from '#shared/local-date.ts'
import { plural } from '#shared/text.ts'
import { Dialog, DialogActions } from '#ui/dialogs/Dialog.tsx'
import { FormDialog } from '#ui/dialogs/FormDialog.tsx'
import { DatesField } from '#ui/fields/DatesField.tsx'
import { YesNoField } from '#ui/fields/YesNoField.tsx'
import { Link } from '#ui/navigation.tsx'
import { Button } from '#ui/parts/Button.tsx'
import { useNow } from '#ui/use-now.ts'
import { orderEndpoints } from '../contract/endpoints.ts'
import { DuplicateInput, type Duplicated, type Order } from '../contract/order.ts'
import { dayOf } from './order-words.ts'
import { orderPaths } from './order-paths.ts'
import css from './work-orders.module.css'

/** Repeats an order on other days, and then says what became of each. */
export function DuplicateDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const [results, setResults] = useState<Duplicated[] | null>(null)
  const today = melbourneDate(useNow())
  const create = useCreate(orderEndpoints.duplicateOrder, {
    schema: DuplicateInput,
    empty: { dates: [], copyAllocations: order.assets || order.drivers ? 1 : 0 },
    params: { id: order.id },
    saved: toldResults,
    onSaved: setResults,
  })
  if (results)
    return (
      <Dialog title={`${order.order_no} repeated`} onClose={onClose}>
        <ul className={css.results}>
          {results.map(({ date, result, order: made, reason }) => (
            <li key={date}>
              {dayOf(date)}: {made && <Link to={orderPaths.edit(made.id)}>{made.order_no}</Link>} {result}
              {reason && <span className={css.missing}>. {reason}</span>}
            </li>
          ))}
        </ul>
        <DialogActions>
          <Button variant="primary" onClick={onClose}>
            Close
          </Button>
        </DialogActions>
      </Dialog>
    )
  return (
    <FormDialog
      title={`Repeat ${order.order_no} on other days`}
      form={create.form}
      onSubmit={create.submit}
      submitError={create.submitError}
      onClose={onClose}
      saveLabel="Repeat"
    >
      <DatesField name="dates" label="Days" min={today} required />
      <YesNoField
        name="copyAllocations"
        label="Book the same asset and driver"
        help="On the days they are free. Unfilled orders of the same requirement are filled before new ones are made."
      />
    </FormDialog>
  )
}

/** "2 orders made, 1 filled" */
function toldResults(results: readonly Duplicated[]): string {
  const made = results.filter(({ result }) => result.startsWith('created')).length
  const filled = results.filter(({ result }) => result === 'filled').length
  const parts = [
    ...(made > 0 || filled === 0 ? [`${plural(made, 'order')} made`] : []),
    ...(filled > 0 ? [made > 0 ? `${filled} filled` : `${plural(filled, 'order')} filled`] : []),
  ]
  return parts.join(', ')
}
