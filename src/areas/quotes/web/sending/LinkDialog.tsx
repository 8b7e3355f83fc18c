import { formatInstant } from '#shared/local-date.ts'
import { Dialog, DialogActions } from '#ui/dialogs/Dialog.tsx'
import { Button } from '#ui/parts/Button.tsx'
import { CopyButton } from '#ui/parts/CopyButton.tsx'
import css from '../quotes.module.css'

/** A link shown only this once: it is not stored. */
export function LinkDialog({
  link,
  onClose,
}: {
  link: { url: string; expires_at: string }
  onClose: () => void
}) {
  return (
    <Dialog title="New link to this quote" onClose={onClose}>
      <p>
        Anyone with this link can read the quote until {formatInstant(link.expires_at)}, and accept it while
        it is open. Copy it now: you will not see it again.
      </p>
      <p className={css.link}>
        <code>{link.url}</code>
        <CopyButton text={link.url} label="Copy link" />
      </p>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  )
}
