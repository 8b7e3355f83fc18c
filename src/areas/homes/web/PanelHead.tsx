import type { ReactNode } from 'react'
import css from './PanelHead.module.css'

/** A panel's heading with its count, and a link or total at the right. */
export function PanelHead({
  id,
  title,
  count,
  children,
}: {
  id: string
  title: string
  count?: number
  children?: ReactNode
}) {
  return (
    <div className={css.head}>
      <h2 id={id}>{title}</h2>
      {count !== undefined && <span className={css.count}>{count.toLocaleString('en-AU')}</span>}
      {children && <div className={css.end}>{children}</div>}
    </div>
  )
}
