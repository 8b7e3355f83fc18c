import { classes } from './classes.ts'
import css from './MissingPart.module.css'
import { Button } from './parts/Button.tsx'
import { Notice } from './parts/Notice.tsx'
import { reload } from './reload.ts'
import { useOnline } from './use-online.ts'

/** Replaces a part of the application that failed to load. The rest of the screen is kept, also across a reload. */
export function MissingPart({ onClose }: { onClose?: (() => void) | undefined }) {
  const isOnline = useOnline()
  return (
    <div className={classes(css.missing, onClose && css.over)}>
      <Notice
        tone="danger"
        action={
          <span className={css.actions}>
            {isOnline && <Button onClick={reload}>Reload</Button>}
            {onClose && <Button onClick={onClose}>Close</Button>}
          </span>
        }
      >
        {isOnline
          ? 'This part could not be loaded. Haulyard may have been updated: reload the page. What you typed comes back.'
          : 'No signal: this part could not be loaded. What you typed stays here until there is a signal.'}
      </Notice>
    </div>
  )
}
