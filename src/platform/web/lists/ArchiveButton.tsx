import { IconArchive, IconRestore } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/parts/Button.tsx'
import type { useArchive } from '../records/use-archive.ts'

type Archiving = Omit<ReturnType<typeof useArchive>, 'error'>

/** What a list can do with the selected records. */
export interface ArchiveAction {
  label: string
  icon: ReactNode
  run: Archiving['archive']
  running: boolean
}

/** A list archives its records; the archived list restores them. */
export const archiveAction = ({ archive, restore, running }: Archiving, archived: boolean): ArchiveAction =>
  archived
    ? { label: 'Restore', icon: <IconRestore aria-hidden />, run: restore, running }
    : { label: 'Archive', icon: <IconArchive aria-hidden />, run: archive, running }

/** Archives or restores several records at once: all or none. */
export function ArchiveButton({
  list: { selectedRows, clearSelection },
  action,
  disabledReason,
}: {
  list: { selectedRows: readonly { id: number }[]; clearSelection: () => void }
  action: ArchiveAction
  disabledReason: string | undefined
}) {
  const ids = selectedRows.map(({ id }) => id)
  return (
    <Button
      icon={action.icon}
      disabledReason={disabledReason}
      loading={action.running}
      onClick={() => void action.run(ids).then((done) => done && clearSelection())}
    >
      {action.label}
    </Button>
  )
}
