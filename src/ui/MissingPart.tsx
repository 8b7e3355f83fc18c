import { classes } from './classes.ts'
import css from './MissingPart.module.css'
import { Button } from './parts/Button.tsx'
import { Notice } from './parts/Notice.tsx'

/** Where a part of the application could not be fetched. Nothing else on the screen is lost. */
export function MissingPart({ onClose }: { onClose?: (() => void) | undefined }) {
  return (
    <div className={classes(css.missing, onClose && css.over)}>
      <Notice
        tone="danger"
        action={
          <span className={css.actions}>
            <Button onClick={() => location.reload()}>Reload</Button>
            {onClose && <Button onClick={onClose}>Close</Button>}
          </span>
        }
      >
        This part could not be loaded. You may be offline, or Haulyard was updated. What you typed is still
        here: save it, then reload.
      </Notice>
    </div>
  )
}
