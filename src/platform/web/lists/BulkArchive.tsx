import { IconArchive, IconRestore } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { BulkBar } from '#ui/parts/BulkBar.tsx'
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

/** Archives or restores the selected records; shown only while there is a selection. */
export function BulkArchive({
  list: { selected, clearSelection },
  ...button
}: Omit<ArchiveButtonProps, 'ids' | 'onDone'> & {
  list: { selected: ReadonlySet<number | string>; clearSelection: () => void }
}) {
  const ids = [...selected].map(Number)
  return (
    <BulkBar count={ids.length} onClear={clearSelection}>
      <ArchiveButton {...button} ids={ids} onDone={clearSelection} />
    </BulkBar>
  )
}

interface ArchiveButtonProps {
  ids: readonly number[]
  action: ArchiveAction
  disabledReason: string | undefined
  onDone: () => void
}

/** Archives or restores several records at once: all or none. */
export function ArchiveButton({ ids, action, disabledReason, onDone }: ArchiveButtonProps) {
  return (
    <Button
      icon={action.icon}
      disabledReason={disabledReason}
      loading={action.running}
      onClick={() => void action.run([...ids]).then((done) => done && onDone())}
    >
      {action.label}
    </Button>
  )
}
