import { useEffect, useRef } from 'react'
import { Link } from '../navigation.tsx'
import css from './Tabs.module.css'

export interface Tab {
  label: string
  to: string
  active: boolean
  /** The count: notes, documents. */
  count?: number
}

/** Tabs are links, so that each has an address and opens in a new window. */
export function Tabs({ tabs, label }: { tabs: Tab[]; label: string }) {
  const nav = useRef<HTMLElement>(null)
  const active = tabs.findIndex((tab) => tab.active)
  // On a phone the row is wider than the screen, and the address may open the last tab.
  useEffect(() => {
    // Newer browsers return a promise here, which must not become the effect's cleanup.
    nav.current?.children[active]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [active])
  return (
    <nav ref={nav} className={css.tabs} aria-label={label}>
      {tabs.map(({ label: name, to, active: isActive, count }) => (
        <Link key={to} to={to} className={css.tab} aria-current={isActive ? 'page' : undefined}>
          {name}
          {count !== undefined && count > 0 && <span className={css.count}>{count}</span>}
        </Link>
      ))}
    </nav>
  )
}
