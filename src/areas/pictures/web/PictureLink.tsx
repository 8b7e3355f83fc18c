import { type ReactNode, useState } from 'react'
import { fileAddress } from '#platform/contract/file-address.ts'
import { lazyDialog } from '#ui/lazy-part.tsx'
import type { ShownPicture } from './shown-picture.ts'

export const PictureDialog = lazyDialog(() => import('./PictureDialog.tsx'), 'PictureDialog')

/** Opens one of a record's pictures in a dialog, with its versions. */
export function PictureLink({
  title,
  pictures,
  at,
  children,
}: {
  /** What they show. */
  title: string
  pictures: readonly ShownPicture[]
  at: number
  children: ReactNode
}) {
  const [isOpen, setOpen] = useState(false)
  const picture = pictures[at]
  if (!picture) return children
  return (
    <>
      <a
        href={fileAddress(picture.key)}
        target="_blank"
        rel="noreferrer"
        onClick={(event) => {
          // With a modifier key the browser opens it as requested.
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          setOpen(true)
        }}
      >
        {children}
      </a>
      {isOpen && <PictureDialog title={title} files={pictures} at={at} onClose={() => setOpen(false)} />}
    </>
  )
}
