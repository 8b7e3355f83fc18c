import {
  IconArrowsLeftRight,
  IconCheck,
  IconCopy,
  IconCut,
  IconPencil,
  IconUserMinus,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { plural } from '#shared/text.ts'
import { certaintiesOf, releasesOf, swapsOf } from '../../rules/arrangements.ts'
import type { BoardCall } from '../../rules/board-call.ts'
import type { Chip } from '../../rules/chips.ts'

export interface ChipAction {
  label: string
  icon: ReactNode
  run: () => void
}

interface Doing {
  act: (call: BoardCall, words: string) => void
  /** Asks where to, or from when. */
  open: (kind: 'copy' | 'split', chips: readonly Chip[]) => void
}

/** What can be done with some chips together: those that are chosen, or the one that is open. */
export function chipActions(chips: readonly Chip[], { act, open }: Doing): ChipAction[] {
  const arrange = (orders: ReturnType<typeof releasesOf>, words: string, reason?: string) =>
    act({ kind: 'arrange', orders, ...(reason && { reason }) }, words)
  const firm = certaintiesOf(chips, 'confirmed')
  const pencil = certaintiesOf(chips, 'pencilled')
  const released = releasesOf(chips)
  const [one, two, third] = chips
  const isAlone = one !== undefined && two === undefined
  const bookings = (count: number) => plural(count, 'booking')
  const actions: (ChipAction | false | undefined)[] = [
    firm.length > 0 && {
      label: 'Book',
      icon: <IconCheck aria-hidden />,
      run: () => arrange(firm, `${bookings(firm.length)} confirmed`),
    },
    pencil.length > 0 && {
      label: 'Pencil',
      icon: <IconPencil aria-hidden />,
      run: () => arrange(pencil, `${bookings(pencil.length)} pencilled`),
    },
    { label: 'Copy to days…', icon: <IconCopy aria-hidden />, run: () => open('copy', chips) },
    one &&
      two &&
      !third && {
        label: 'Swap',
        icon: <IconArrowsLeftRight aria-hidden />,
        run: () => arrange(swapsOf(one, two), `${one.name} and ${two.name} swapped`),
      },
    isAlone &&
      one.orders.length === 1 &&
      Boolean(one.bookings[0]?.asset_id) && {
        label: 'Split the day…',
        icon: <IconCut aria-hidden />,
        run: () => open('split', chips),
      },
    {
      label: 'Release',
      icon: <IconUserMinus aria-hidden />,
      run: () => arrange(released, `${bookings(released.length)} released`, 'Taken off on the board'),
    },
  ]
  return actions.filter((action) => action !== false && action !== undefined)
}
