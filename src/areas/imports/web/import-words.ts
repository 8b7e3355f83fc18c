import { IconFileCheck, IconFileOff } from '@tabler/icons-react'
import type { Look } from '#ui/parts/StatusBadge.tsx'
import type { ImportKindName, ImportStatus } from '../contract/choices.ts'

export const importKindWords = {
  client: 'Clients',
  contact: 'Contacts',
  site: 'Sites',
  product: 'Products',
  supplier: 'Suppliers',
  tip_site: 'Tip sites',
  asset: 'Assets',
  driver: 'Drivers',
} as const satisfies Record<ImportKindName, string>

/** Loud where its owner must go on. */
export const importTone: Record<ImportStatus, Look | 'info' | 'warning'> = {
  matching: 'warning',
  checking: 'info',
  checked: 'warning',
  importing: 'info',
  imported: { tone: 'success', sign: IconFileCheck },
  undoing: 'info',
  undone: { tone: 'neutral', sign: IconFileOff },
}
