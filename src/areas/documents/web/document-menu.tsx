import { IconArchive, IconCheck, IconPencil, IconReplace, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { reasonOf } from '#shared/allowed.ts'
import { startsFrom } from '#shared/state-table.ts'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import type { Document } from '../contract/document.ts'
import { type DocumentAction, documentActions, documentCan, documentState } from '../rules/document-status.ts'

interface Whys {
  /** Why the viewer may not change or review documents here; undefined when they may. */
  write: string | undefined
  approve: string | undefined
}
type Runs = Record<DocumentAction, (document: Document) => unknown>

const itemOf =
  (document: Document, whyNot: Whys, run: Runs) =>
  (action: DocumentAction, label: string, icon: ReactNode, danger = false): MenuItem[] => {
    const { from, right } = documentActions[action]
    if (!startsFrom({ from }, documentState(document))) return []
    const mayNot = right === 'documents:approve' ? whyNot.approve : whyNot.write
    const disabledReason = mayNot ?? reasonOf(documentCan[action](document))
    return [{ label, icon, danger, disabledReason, run: () => void run[action](document) }]
  }

/** What a reviewer decides while a document is pending, with the reason why one is disabled. */
export function reviewItems(document: Document, whyNot: Whys, run: Runs): MenuItem[] {
  const item = itemOf(document, whyNot, run)
  return [
    ...item('approve', 'Approve', <IconCheck aria-hidden />),
    ...item('reject', 'Reject', <IconX aria-hidden />),
  ]
}

/** A document's actions in its state, with the reason why one is disabled. */
export function documentMenu(document: Document, whyNot: Whys, run: Runs): MenuItem[] {
  const item = itemOf(document, whyNot, run)
  return [
    ...reviewItems(document, whyNot, run),
    ...item('edit', 'Edit details', <IconPencil aria-hidden />),
    ...item('replace', 'Replace', <IconReplace aria-hidden />),
    ...item('archive', 'Archive', <IconArchive aria-hidden />, true),
  ]
}
