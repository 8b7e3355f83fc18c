import { IconArchive, IconCheck, IconPencil, IconReplace, IconX } from '@tabler/icons-react'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import type { Document } from '../contract/document.ts'
import { documentCan } from '../rules/document-status.ts'

const reasonOf = (allowed: true | string): string | undefined => (allowed === true ? undefined : allowed)

interface Whys {
  /** Why the viewer may not change documents here, and why not review them; undefined when they may. */
  write: string | undefined
  approve: string | undefined
}
type Runs = Record<'approve' | 'reject' | 'edit' | 'replace' | 'archive', (document: Document) => unknown>

/** What can be done with a document, and where it cannot, why. */
export function documentMenu(document: Document, whyNot: Whys, run: Runs): MenuItem[] {
  const review: MenuItem[] = [
    {
      label: 'Approve',
      icon: <IconCheck aria-hidden />,
      disabledReason: whyNot.approve ?? reasonOf(documentCan.approve(document)),
      run: () => void run.approve(document),
    },
    {
      label: 'Reject',
      icon: <IconX aria-hidden />,
      disabledReason: whyNot.approve ?? reasonOf(documentCan.reject(document)),
      run: () => void run.reject(document),
    },
  ]
  return [
    ...(document.is_reviewed ? review : []),
    {
      label: 'Edit details',
      icon: <IconPencil aria-hidden />,
      disabledReason: whyNot.write ?? reasonOf(documentCan.edit(document)),
      run: () => void run.edit(document),
    },
    {
      label: 'Replace',
      icon: <IconReplace aria-hidden />,
      disabledReason: whyNot.write ?? reasonOf(documentCan.replace(document)),
      run: () => void run.replace(document),
    },
    {
      label: 'Archive',
      icon: <IconArchive aria-hidden />,
      danger: true,
      disabledReason: whyNot.write ?? reasonOf(documentCan.archive(document)),
      run: () => void run.archive(document),
    },
  ]
}
