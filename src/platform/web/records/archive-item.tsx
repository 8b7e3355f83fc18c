import { IconArchive, IconRestore } from '@tabler/icons-react'
import type { MenuItem } from '#ui/parts/Menu.tsx'

interface Archiving {
  /** What the record is: 'client'. */
  noun: string
  isArchived: boolean
  disabledReason: string | undefined
  archive: () => void
  restore: () => void
}

/** What the menu of a record offers: to archive it, or to bring it back. */
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
