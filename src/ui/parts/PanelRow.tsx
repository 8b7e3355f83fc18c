import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Link } from '../navigation.tsx'
import css from './PanelRow.module.css'

/** A line of a panel: its parts side by side in `columns`, and the whole of it a link where it leads somewhere. */
export function PanelRow({
  columns,
  to,
  name,
  children,
}: {
  columns: string
  to?: string
  /** What it is about, for scripts that look for it. */
  name?: string
  children: ReactNode
}) {
  const look = { style: { gridTemplateColumns: columns }, 'data-share': name }
  return to === undefined ? (
    <div className={css.row} {...look}>
      {children}
    </div>
  ) : (
    <Link to={to} className={classes(css.row, 'whole-link')} {...look}>
      {children}
    </Link>
  )
}

/** How much of the largest this is, 0 to 1; a figure next to it says it. */
export const ShareBar = ({ share }: { share: number }) => (
  <span className={css.track} aria-hidden>
    <i style={{ width: `${Math.max(0, share) * 100}%` }} />
  </span>
)
