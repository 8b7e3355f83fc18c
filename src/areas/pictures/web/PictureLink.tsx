import { type MouseEvent, type ReactNode, useState } from 'react'
import { fileAddress } from '#platform/contract/file-address.ts'
import { lazyDialog } from '#ui/lazy-part.tsx'

export const PictureDialog = lazyDialog(() => import('./PictureDialog.tsx'), 'PictureDialog')

export interface ShownPicture {
  key: string
  name: string
  content_type: string
}

/** With a modifier key the browser opens a link as requested. */
export const opensElsewhere = ({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey

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
          if (opensElsewhere(event)) return
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
