import type { MouseEvent, ReactNode } from 'react'
import { fileAddress } from '#platform/contract/file-address.ts'
import type { Document } from '../contract/document.ts'

/** Links to a document's file: a picture opens in a dialog, a PDF in a new tab. */
export function FileLink({
  document,
  at,
  onOpen,
  children,
}: {
  document: Document
  at: number
  onOpen: (document: Document, at: number) => void
  children: ReactNode
}) {
  const file = document.files[at]
  if (!file) return children
  const isPicture = file.content_type.startsWith('image/')
  const open = (event: MouseEvent) => {
    // With a modifier key the browser opens it as requested.
    if (!isPicture || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onOpen(document, at)
  }
  const what = isPicture ? '(picture)' : '(PDF, opens in a new tab)'
  return (
    <a href={fileAddress(file.key)} target="_blank" rel="noreferrer" title={file.name} onClick={open}>
      {children}
      <span className="visually-hidden"> {what}</span>
    </a>
  )
}
