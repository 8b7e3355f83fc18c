import { formatInstant } from '#shared/local-date.ts'
import { Dialog, DialogActions } from '#ui/dialogs/Dialog.tsx'
import { Button } from '#ui/parts/Button.tsx'
import { CopyButton } from '#ui/parts/CopyButton.tsx'
import type { FreshLink } from '../../contract/message.ts'
import css from '../settings.module.css'

/** A link shown only this once: it is not stored. */
export function FreshLinkDialog({ link, onClose }: { link: FreshLink; onClose: () => void }) {
  return (
    <Dialog title="New link" onClose={onClose}>
      <p>
        Anyone with this link can use it until {formatInstant(link.expires_at)}. Earlier links still work
        until they expire.
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
