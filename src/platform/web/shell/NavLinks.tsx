import { useLocation } from '@tanstack/react-router'
import { Link } from '#ui/navigation.tsx'
import { currentItemOf, type NavGroup } from './nav.ts'
import css from './NavLinks.module.css'

/** The areas in groups. Collapsed, only the icons show; screen readers still get the names. */
export function NavLinks({
  groups,
  collapsed = false,
}: {
  groups: readonly NavGroup[]
  collapsed?: boolean
}) {
  const pathname = useLocation({ select: (location) => location.pathname })
  const items = groups.flatMap((group) => group.items)
  const current = currentItemOf(items, pathname)?.to
  return (
    <div className={css.groups} data-collapsed={collapsed || undefined}>
      {groups.map(({ name, items: links }) => (
        <ul key={name} className={css.group} aria-label={name}>
          <li className={css.groupName} aria-hidden>
            {name}
          </li>
          {links.map(({ label, to, icon: Icon }) => (
            <li key={to}>
              <Link
                to={to}
                className={css.link}
                aria-current={to === current ? 'page' : undefined}
                title={collapsed ? label : undefined}
              >
                <Icon size={18} aria-hidden />
                <span className={css.label}>{label}</span>
              </Link>
            </li>
          ))}
        </ul>
      ))}
    </div>
  )
}
