import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { type Noun, capitalised, withArticle } from '#shared/text.ts'
import type { MenuItem } from '../parts/Menu.tsx'
import { RowMenu } from '../parts/RowMenu.tsx'
import type { LineMoves } from './use-line-keys.ts'

/** A line's actions, for people who do not use the keys. */
export function LineMenu({
  at,
  count,
  moves,
  noun = { one: 'line' },
  also = [],
}: {
  at: number
  count: number
  moves: LineMoves
  noun?: Pick<Noun, 'one'>
  /** What else can be done with it. */
  also?: readonly MenuItem[]
}) {
  return (
    <RowMenu
      label={`${capitalised(noun.one)} ${at + 1}`}
      items={[
        {
          label: `Add ${withArticle(noun)} below`,
          icon: <IconPlus aria-hidden />,
          run: () => moves.insert(at + 1),
        },
        ...also,
        {
          label: 'Move up',
          icon: <IconArrowUp aria-hidden />,
          disabledReason: at === 0 ? `This is the first ${noun.one}.` : undefined,
          run: () => moves.move(at, at - 1),
        },
        {
          label: 'Move down',
          icon: <IconArrowDown aria-hidden />,
          disabledReason: at === count - 1 ? `This is the last ${noun.one}.` : undefined,
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
