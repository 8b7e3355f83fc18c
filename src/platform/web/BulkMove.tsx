import { IconArchive, IconRestore } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { BulkBar } from '#ui/parts/BulkBar.tsx'
import { Button } from '#ui/parts/Button.tsx'
import type { useArchive } from './use-archive.ts'

type Archiving = Omit<ReturnType<typeof useArchive>, 'error'>

/** What a list does with its records. */
export interface Move {
  label: string
  icon: ReactNode
  run: Archiving['archive']
  running: boolean
}

/** A list archives its records; the archived list restores them. */
export const moveOf = ({ archive, restore, running }: Archiving, archived: boolean): Move =>
  archived
    ? { label: 'Restore', icon: <IconRestore aria-hidden />, run: restore, running }
    : { label: 'Archive', icon: <IconArchive aria-hidden />, run: archive, running }

/** Moves all that is chosen in a list: shown while something is. */
export function BulkMove({
  list: { selected, clearSelection },
  move,
  disabledReason,
}: {
  list: { selected: ReadonlySet<number | string>; clearSelection: () => void }
  move: Move
  disabledReason: string | undefined
}) {
  const ids = [...selected].map(Number)
  return (
    <BulkBar count={ids.length} onClear={clearSelection}>
      <Button
        icon={move.icon}
        disabledReason={disabledReason}
        loading={move.running}
        onClick={() => void move.run(ids).then((done) => done && clearSelection())}
      >
        {move.label}
      </Button>
    </BulkBar>
  )
}
