import { Link } from '../navigation.tsx'
import css from './Tabs.module.css'

export interface Tab {
  label: string
  to: string
  active: boolean
  /** How many there are: notes, documents. */
  count?: number
}

/** Tabs are links, so that each has an address and opens in a new window. */
export function Tabs({ tabs, label }: { tabs: Tab[]; label: string }) {
  return (
    <nav className={css.tabs} aria-label={label}>
      {tabs.map(({ label: name, to, active, count }) => (
        <Link key={to} to={to} className={css.tab} aria-current={active ? 'page' : undefined}>
          {name}
          {count !== undefined && count > 0 && <span className={css.count}>{count}</span>}
        </Link>
      ))}
    </nav>
  )
}
