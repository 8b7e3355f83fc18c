import { IconArchive, IconRestore } from '@tabler/icons-react'
import type { MenuItem } from '#ui/parts/Menu.tsx'

interface Archiving {
  /** The kind of record: 'client'. */
  noun: string
  isArchived: boolean
  disabledReason: string | undefined
  archive: () => void
  restore: () => void
}

/** The record menu's item to archive or restore it. */
export const archiveItem = ({ noun, isArchived, disabledReason, archive, restore }: Archiving): MenuItem =>
  isArchived
    ? { label: `Restore ${noun}`, icon: <IconRestore aria-hidden />, disabledReason, run: restore }
    : {
        label: `Archive ${noun}`,
        icon: <IconArchive aria-hidden />,
        danger: true,
        disabledReason,
        run: archive,
      }
