import { Dialog, DialogActions } from '#ui/dialogs/Dialog.tsx'
import { Button } from '#ui/parts/Button.tsx'
import css from './BulkRefusals.module.css'

/** The records that a bulk action left as they are, each with the reason. */
export function BulkRefusals({
  title,
  refused,
  onClose,
}: {
  title: string
  refused: readonly { id: number; name: string; reason: string }[]
  onClose: () => void
}) {
  return (
    <Dialog title={title} onClose={onClose}>
      <dl className={css.refused}>
        {refused.map(({ id, name, reason }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>{reason}</dd>
          </div>
        ))}
      </dl>
      <DialogActions>
        <Button variant="primary" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  )
}
