import {
  IconArrowsLeftRight,
  IconCheck,
  IconCopy,
  IconCut,
  IconPencil,
  IconUserMinus,
  IconX,
} from '@tabler/icons-react'
import { plural } from '#shared/text.ts'
import { Button, IconButton } from '#ui/parts/Button.tsx'
import { certaintiesOf, releasesOf, swapsOf } from '../../rules/arrangements.ts'
import type { BoardCall } from '../../rules/board-call.ts'
import type { Chip } from '../../rules/chips.ts'
import css from './panel.module.css'

/** What can be done with the chips that are chosen. */
export function SelectionBar({
  chips,
  act,
  onCopy,
  onSplit,
  onClear,
}: {
  chips: readonly Chip[]
  act: (call: BoardCall, words: string) => void
  onCopy: () => void
  onSplit: (chip: Chip) => void
  onClear: () => void
}) {
  const arrange = (orders: ReturnType<typeof releasesOf>, words: string, reason?: string) =>
    act({ kind: 'arrange', orders, ...(reason && { reason }) }, words)
  const firm = certaintiesOf(chips, 'confirmed')
  const pencil = certaintiesOf(chips, 'pencilled')
  const [one, two] = chips
  return (
    <div className={css.bar} role="toolbar" aria-label="Chosen on the board">
      <strong>{chips.length} chosen</strong>
      {firm.length > 0 && (
        <Button
          icon={<IconCheck aria-hidden />}
          onClick={() => arrange(firm, `${plural(firm.length, 'booking')} confirmed`)}
        >
          Book
        </Button>
      )}
      {pencil.length > 0 && (
        <Button
          icon={<IconPencil aria-hidden />}
          onClick={() => arrange(pencil, `${plural(pencil.length, 'booking')} pencilled`)}
        >
          Pencil
        </Button>
      )}
      <Button icon={<IconCopy aria-hidden />} onClick={onCopy}>
        Copy to days…
      </Button>
      {one && two && chips.length === 2 && (
        <Button
          icon={<IconArrowsLeftRight aria-hidden />}
          onClick={() => arrange(swapsOf(one, two), `${one.name} and ${two.name} swapped`)}
        >
          Swap
        </Button>
      )}
      {one && chips.length === 1 && one.orders.length === 1 && one.bookings[0]?.asset_id && (
        <Button icon={<IconCut aria-hidden />} onClick={() => onSplit(one)}>
          Split the day…
        </Button>
      )}
      <Button
        icon={<IconUserMinus aria-hidden />}
        onClick={() => {
          const orders = releasesOf(chips)
          arrange(orders, `${plural(orders.length, 'booking')} released`, 'Taken off on the board')
        }}
      >
        Release
      </Button>
      <IconButton label="Clear the selection" icon={<IconX aria-hidden />} onClick={onClear} />
    </div>
  )
}
