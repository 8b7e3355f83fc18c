import { type ReactNode, useEffect, useRef } from 'react'
import { totalText } from '#shared/totals.ts'
import { Link } from '../navigation.tsx'
import css from './Tabs.module.css'

export interface Tab {
  label: string
  to: string
  active: boolean
  /** The count: notes, documents. */
  count?: number | undefined
  /** Behind the label. */
  sign?: ReactNode
  /** What the label leaves out. */
  title?: string | undefined
}

/** Tabs are links, so that each has an address and opens in a new window. `after`: buttons behind the last one. */
export function Tabs({ tabs, label, after }: { tabs: readonly Tab[]; label: string; after?: ReactNode }) {
  const nav = useRef<HTMLElement>(null)
  const active = tabs.findIndex((tab) => tab.active)
  const counts = tabs.map(({ count }) => count).join()
  // On a phone the row is wider than the screen, and counts that arrive later push the open tab out again. The page
  // itself stays where it is.
  useEffect(() => {
    const row = nav.current
    const tab = row?.children[active]
    if (!row || !tab) return
    const [shown, own] = [row.getBoundingClientRect(), tab.getBoundingClientRect()]
    if (own.left < shown.left) row.scrollLeft += own.left - shown.left
    else if (own.right > shown.right) row.scrollLeft += own.right - shown.right
  }, [active, counts])
  return (
    <nav ref={nav} className={css.tabs} aria-label={label}>
      {tabs.map(({ label: name, to, active: isActive, count, sign, title }) => (
        <Link
          key={`${name} ${to}`}
          to={to}
          className={css.tab}
          title={title}
          aria-current={isActive ? 'page' : undefined}
        >
          {name}
          {sign}
          {count !== undefined && count > 0 && <span className={css.count}>{totalText(count)}</span>}
        </Link>
      ))}
      {after}
    </nav>
  )
}
