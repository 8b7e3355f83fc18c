import { type DragEvent, type ReactNode, useState } from 'react'
import { classes } from '#ui/classes.ts'
import css from './documents.module.css'

/** Accepts files dropped on its content; buttons do the same for people who do not drag. */
export function DropArea({
  isOff,
  onFiles,
  children,
}: {
  isOff: boolean
  onFiles: (files: File[]) => void
  children: ReactNode
}) {
  const [over, setOver] = useState(false)
  const takes = (event: DragEvent) => !isOff && event.dataTransfer.types.includes('Files')
  const drag = (event: DragEvent) => {
    if (!takes(event)) return
    event.preventDefault()
    setOver(true)
  }
  const dropFiles = (event: DragEvent) => {
    setOver(false)
    if (!takes(event)) return
    event.preventDefault()
    onFiles([...event.dataTransfer.files])
  }
  return (
    <div
      className={classes(css.tab, over && css.over)}
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={dropFiles}
    >
      {children}
    </div>
  )
}
