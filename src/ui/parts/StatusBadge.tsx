import { IconArrowRight, IconCurrencyDollar, IconTool } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import css from './StatusBadge.module.css'

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'accent' | 'violet' | 'brown'

interface OrderLook {
  tone: Tone
  /** What tells this status without colour. */
  edge?: 'dashed'
  struck?: boolean
  hatched?: boolean
  sign?: ReactNode
}

/** The seven statuses of a work order, each told by more than its colour. */
export const orderStatusLook: Record<string, OrderLook> = {
  Confirmed: { tone: 'success' },
  Pending: { tone: 'warning', edge: 'dashed' },
  'Broke Down': { tone: 'danger', sign: <IconTool size={12} aria-hidden /> },
  Moved: { tone: 'violet', sign: <IconArrowRight size={12} aria-hidden /> },
  Cancelled: { tone: 'neutral', struck: true },
  'Cancelled by Office': { tone: 'brown', struck: true, hatched: true },
  Invoiced: { tone: 'info', sign: <IconCurrencyDollar size={12} aria-hidden /> },
}

/** A status in words. A work order's own statuses bring their look; others take a `tone`. */
export function StatusBadge({ status, tone }: { status: string; tone?: Tone }) {
  const look: OrderLook = tone ? { tone } : (orderStatusLook[status] ?? { tone: 'neutral' })
  const isOrderStatus = !tone && status in orderStatusLook
  return (
    <span
      className={classes(
        css.badge,
        css[look.tone],
        isOrderStatus && css.edged,
        look.edge && css.dashed,
        look.struck && css.struck,
        look.hatched && css.hatched,
      )}
    >
      {look.sign}
      {status}
    </span>
  )
}
