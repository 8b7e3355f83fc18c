import { IconArrowLeft, IconArrowRight, IconCrop } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { fileAddress } from '#platform/contract/file-address.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { formatInstant } from '#shared/local-date.ts'
import { Dialog, DialogActions } from '#ui/dialogs/Dialog.tsx'
import { Button, IconButton, LinkButton } from '#ui/parts/Button.tsx'
import { picturePaths } from './picture-paths.ts'
import css from './pictures.module.css'
import { pictureQuery } from './queries.ts'
import type { ShownPicture } from './shown-picture.ts'

export interface PictureDialogProps {
  title: string
  files: readonly ShownPicture[]
  at: number
  onClose: () => void
}

/** A record's files in sequence, each picture with its versions; anything but a picture opens in a tab. */
export function PictureDialog({ title, files, at, onClose }: PictureDialogProps) {
  const [shown, setShown] = useState(at)
  const file = files[shown]
  if (!file) return null
  const step = (by: number) => setShown((shown + files.length + by) % files.length)
  const turn = files.length > 1 && (
    <span className={css.turn}>
      <IconButton label="Previous file" icon={<IconArrowLeft aria-hidden />} onClick={() => step(-1)} />
      <output>
        {shown + 1} of {files.length}
      </output>
      <IconButton label="Next file" icon={<IconArrowRight aria-hidden />} onClick={() => step(1)} />
    </span>
  )
  return (
    <Dialog title={title} size="lg" onClose={onClose}>
      {file.content_type.startsWith('image/') ? (
        <PictureOf key={file.key} file={file} title={title} turn={turn} onLeave={onClose} />
      ) : (
        <>
          <p className={css.quiet}>{file.name} is a PDF.</p>
          <DialogActions>
            {turn}
            <NewTab to={file.key} />
          </DialogActions>
        </>
      )}
    </Dialog>
  )
}

/** The latest version, with the others and the original a press away. */
function PictureOf({
  file,
  title,
  turn,
  onLeave,
}: {
  file: ShownPicture
  title: string
  turn: ReactNode
  onLeave: () => void
}) {
  const { data: picture } = useQuery(pictureQuery(file.key))
  const [chosen, choose] = useState<string | null>(null)
  const whyNot = useWhyNot()('documents:write')
  const versions = picture?.versions ?? []
  const key = chosen ?? versions.at(-1)?.key ?? file.key
  const version = versions.find((one) => one.key === key)
  const made = version ?? picture
  return (
    <>
      <img className={css.picture} src={fileAddress(key)} alt={`${title}: ${file.name}`} />
      {versions.length > 0 && (
        <fieldset className={css.switch} aria-label="Versions">
          <Button aria-pressed={!version} onClick={() => choose(file.key)}>
            Original
          </Button>
          {versions.map((one) => (
            <Button key={one.key} aria-pressed={one.key === key} onClick={() => choose(one.key)}>
              Version {one.version_no}
            </Button>
          ))}
          {made && (
            <span className={css.quiet}>
              {made.added_by ?? 'Haulyard'}, {formatInstant(made.created_at)}
            </span>
          )}
        </fieldset>
      )}
      <DialogActions>
        {turn}
        <NewTab to={key} />
        {picture && (
          <LinkButton
            icon={<IconCrop aria-hidden />}
            disabledReason={whyNot ?? picture.why_not ?? undefined}
            to={picturePaths.edit(key)}
            onClick={onLeave}
          >
            Crop or mark
          </LinkButton>
        )}
      </DialogActions>
    </>
  )
}

const NewTab = ({ to }: { to: string }) => (
  <a href={fileAddress(to)} target="_blank" rel="noreferrer" className={css.newTab}>
    Open in a new tab
  </a>
)
