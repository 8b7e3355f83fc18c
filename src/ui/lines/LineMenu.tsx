import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { RowMenu } from '../parts/RowMenu.tsx'
import type { LineMoves } from './use-line-keys.ts'

/** A line's actions, for people who do not use the keys. */
export function LineMenu({ at, count, moves }: { at: number; count: number; moves: LineMoves }) {
  return (
    <RowMenu
      label={`Line ${at + 1}`}
      items={[
        {
          label: 'Add a line below',
          icon: <IconPlus aria-hidden />,
          run: () => moves.insert(at + 1),
        },
        {
          label: 'Move up',
          icon: <IconArrowUp aria-hidden />,
          disabledReason: at === 0 ? 'This is the first line.' : undefined,
          run: () => moves.move(at, at - 1),
        },
        {
          label: 'Move down',
          icon: <IconArrowDown aria-hidden />,
          disabledReason: at === count - 1 ? 'This is the last line.' : undefined,
          run: () => moves.move(at, at + 1),
        },
        {
          label: 'Remove',
          icon: <IconTrash aria-hidden />,
          danger: true,
          run: () => moves.remove(at),
        },
      ]}
    />
  )
}
