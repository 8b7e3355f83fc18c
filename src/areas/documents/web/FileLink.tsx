import type { MouseEvent, ReactNode } from 'react'
import { fileAddress } from '#platform/contract/file-address.ts'
import type { Document } from '../contract/document.ts'

/** Leads to a document's file: a picture opens over the page, a PDF in a tab of its own. */
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
    // With a key held, the browser opens it as people asked it to.
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
