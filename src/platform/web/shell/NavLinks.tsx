import { useQueries } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useId } from 'react'
import { Link } from '#ui/navigation.tsx'
import type { ShellParts, WaitingAt } from '../web-area.ts'
import { currentItemOf, type NavGroup } from './nav.ts'
import css from './NavLinks.module.css'

/** Read once and after each change, never for a navigation. */
const useWaiting = (parts: readonly ShellParts[]): WaitingAt[] =>
  useQueries({ queries: parts.flatMap(({ waiting }) => waiting ?? []) }).flatMap(({ data }) => data ?? [])

/** The areas in groups, with how much work waits in each. Collapsed, only the icons show; screen readers still get the names. */
export function NavLinks({
  parts,
  groups,
  collapsed = false,
}: {
  parts: readonly ShellParts[]
  groups: readonly NavGroup[]
  collapsed?: boolean
}) {
  const pathname = useLocation({ select: (location) => location.pathname })
  const waiting = useWaiting(parts)
  const id = useId()
  const items = groups.flatMap((group) => group.items)
  const current = currentItemOf(items, pathname)?.to
  return (
    <div className={css.groups} data-collapsed={collapsed || undefined}>
      {groups.map(({ name, items: links }) => (
        <ul key={name} className={css.group} aria-label={name}>
          <li className={css.groupName} aria-hidden>
            {name}
          </li>
          {links.map(({ label, to, icon: Icon }) => {
            const work = waiting.find((one) => one.to === to)
            return (
              <li key={to}>
                <Link
                  to={to}
                  className={css.link}
                  aria-current={to === current ? 'page' : undefined}
                  aria-describedby={work && `${id}${to}`}
                  title={collapsed ? label : work?.title}
                >
                  <Icon size={18} aria-hidden />
                  <span className={css.label}>{label}</span>
                  {work && (
                    <span id={`${id}${to}`} className={css.count} aria-hidden>
                      <span className="visually-hidden">{work.title}: </span>
                      {work.count.toLocaleString('en-AU')}
                    </span>
                  )}
                </Link>
              </li>
            )
          })}
        </ul>
      ))}
    </div>
  )
}
