import { useLocation } from '@tanstack/react-router'
import { Link } from '#ui/navigation.tsx'
import type { DriverBarItem } from '../web-area.ts'
import css from './DriverBar.module.css'
import { currentTabOf } from './nav.ts'

/** A driver's bottom navigation on the phone, at most four items. */
export function DriverBar({ items }: { items: readonly DriverBarItem[] }) {
  const { pathname, searchStr } = useLocation()
  const current = currentTabOf(
    items.map(({ to }) => to),
    pathname,
    searchStr,
  )
  return (
    <nav className={css.bar} aria-label="Main">
      {items.map(({ label, to, icon: Icon }) => (
        <Link key={to} to={to} className={css.link} aria-current={to === current ? 'page' : undefined}>
          <Icon size={22} aria-hidden />
          {label}
        </Link>
      ))}
    </nav>
  )
}
