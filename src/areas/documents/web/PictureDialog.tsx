import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { useState } from 'react'
import { fileAddress } from '#platform/contract/file-address.ts'
import { Dialog, DialogActions } from '#ui/dialogs/Dialog.tsx'
import { IconButton } from '#ui/parts/Button.tsx'
import type { Document } from '../contract/document.ts'
import css from './documents.module.css'

/** A document's files in sequence; anything but a picture opens in a tab. */
export function PictureDialog({
  document,
  at,
  onClose,
}: {
  document: Document
  at: number
  onClose: () => void
}) {
  const [shown, setShown] = useState(at)
  const { files } = document
  const file = files[shown]
  if (!file) return null
  return (
    <Dialog title={document.title} size="lg" onClose={onClose}>
      {file.content_type.startsWith('image/') ? (
        <img className={css.picture} src={fileAddress(file.key)} alt={`${document.title}: ${file.name}`} />
      ) : (
        <p className={css.quiet}>{file.name} is a PDF.</p>
      )}
      <DialogActions>
        {files.length > 1 && (
          <span className={css.turn}>
            <IconButton
              label="Previous file"
              icon={<IconArrowLeft aria-hidden />}
              onClick={() => setShown((shown + files.length - 1) % files.length)}
            />
            <output>
              {shown + 1} of {files.length}
            </output>
            <IconButton
              label="Next file"
              icon={<IconArrowRight aria-hidden />}
              onClick={() => setShown((shown + 1) % files.length)}
            />
          </span>
        )}
        <a href={fileAddress(file.key)} target="_blank" rel="noreferrer" className={css.newTab}>
          Open in a new tab
        </a>
      </DialogActions>
    </Dialog>
  )
}
