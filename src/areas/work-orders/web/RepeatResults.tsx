import { Dialog, DialogActions } from '#ui/dialogs/Dialog.tsx'
import { Link } from '#ui/navigation.tsx'
import { Button } from '#ui/parts/Button.tsx'
import { dayOf } from './order-words.ts'
import css from './work-orders.module.css'

interface Result {
  date: string
  order: { id: number; order_no: string } | null
  result: string
  reason: string | null
}

/** What became of something that was to be repeated, day by day. */
export function RepeatResults({
  title,
  results,
  pathOf,
  onClose,
}: {
  title: string
  results: readonly Result[]
  /** The address of an order that has the repeat. */
  pathOf: (order_id: number) => string
  onClose: () => void
}) {
  return (
    <Dialog title={title} onClose={onClose}>
      <ul className={css.results}>
        {results.map(({ date, order, result, reason }, at) => (
          // Two orders may have the same outcome on a day.
          <li key={`${date} ${at}`}>
            {dayOf(date)}: {order && <Link to={pathOf(order.id)}>{order.order_no}</Link>} {result}
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
}
