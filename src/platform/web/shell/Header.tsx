import { IconMenu2, IconSearch } from '@tabler/icons-react'
import { useRef } from 'react'
import { Link } from '#ui/navigation.tsx'
import { IconButton } from '#ui/parts/Button.tsx'
import { Brand } from './Brand.tsx'
import { useViewer } from '../calls/session.ts'
import type { ShellParts } from '../web-area.ts'
import css from './Header.module.css'
import type { NavGroup } from './nav.ts'
import { NavDrawer } from './NavDrawer.tsx'
import { setOverlay } from './overlay.ts'
import { SchemeSwitch } from './SchemeSwitch.tsx'
import { UserMenu } from './UserMenu.tsx'

const commandKey = navigator.platform.startsWith('Mac') ? '⌘' : 'Ctrl'

export function Header({
  parts,
  groups,
  hasMenu,
}: {
  parts: readonly ShellParts[]
  groups: readonly NavGroup[]
  /** The button that opens the navigation on a phone. */
  hasMenu: boolean
}) {
  const viewer = useViewer()
  const drawer = useRef<HTMLDialogElement>(null)
  const bells = viewer.user_type ? parts.flatMap(({ bell }) => bell ?? []) : []
  const hasAreas = groups.length > 0
  return (
    <header className={css.header}>
      {hasMenu && hasAreas && (
        <span className={css.onPhone}>
          <IconButton
            label="Areas"
            icon={<IconMenu2 aria-hidden />}
            onClick={() => drawer.current?.showModal()}
          />
          <NavDrawer ref={drawer} groups={groups} />
        </span>
      )}
      <Link to="/dashboard" className={css.brand} aria-label="Haulyard, home">
        <Brand />
      </Link>
      {hasAreas && (
        <button
          type="button"
          className={css.search}
          aria-label={`Search or go to… ${commandKey} K`}
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => setOverlay('palette')}
        >
          <IconSearch size={15} aria-hidden />
          <span className={css.searchText}>Search or go to…</span>
          <kbd className={css.searchText}>{commandKey} K</kbd>
        </button>
      )}
      <div className={css.tools}>
        {bells.map((Bell, index) => (
          <Bell key={index} />
        ))}
        <SchemeSwitch />
        <UserMenu items={parts.flatMap(({ me = [] }) => me)} />
      </div>
    </header>
  )
}
