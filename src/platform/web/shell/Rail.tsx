import { IconHelp, IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import { useMatches } from '@tanstack/react-router'
import { Link } from '#ui/navigation.tsx'
import { IconButton } from '#ui/parts/Button.tsx'
import type { ShellParts } from '../web-area.ts'
import { Bells } from './Bells.tsx'
import { Brand } from './Brand.tsx'
import { useDeviceChoice } from './device-choice.ts'
import type { NavGroup } from './nav.ts'
import { NavLinks } from './NavLinks.tsx'
import { setOverlay } from './overlay.ts'
import css from './Rail.module.css'
import { SchemeSwitch } from './SchemeSwitch.tsx'
import { SearchButton } from './SearchButton.tsx'
import { UserMenu } from './UserMenu.tsx'

/**
 * The left edge on a desktop: mark, notifications, search, areas and user menu. 208 px wide, or 48 if collapsed on this
 * device, as it is at first on wide screens.
 */
export function Rail({ parts, groups }: { parts: readonly ShellParts[]; groups: readonly NavGroup[] }) {
  const isWide = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.isWide) })
  const elsewhere = useDeviceChoice('rail-collapsed', false)
  const onWide = useDeviceChoice('rail-collapsed-wide', true)
  const [collapsed, setCollapsed] = isWide ? onWide : elsewhere
  const Icon = collapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  return (
    <div className={css.rail} data-collapsed={collapsed || undefined}>
      <header className={css.head}>
        <Link to="/dashboard" className={css.brand} aria-label="Haulyard, home">
          <Brand isSmall={collapsed} />
        </Link>
        <span className={css.tools}>
          <IconButton
            label="Help"
            icon={<IconHelp aria-hidden />}
            aria-keyshortcuts="?"
            onClick={() => setOverlay('help')}
          />
          <Bells parts={parts} />
        </span>
      </header>
      <SearchButton isSmall={collapsed} />
      <nav className={css.areas} aria-label="Areas">
        <NavLinks parts={parts} groups={groups} collapsed={collapsed} />
      </nav>
      <footer className={css.foot}>
        <UserMenu items={parts.flatMap(({ me = [] }) => me)} isNamed={!collapsed} />
        <SchemeSwitch />
        <IconButton
          label={collapsed ? 'Show names' : 'Collapse'}
          icon={<Icon aria-hidden />}
          onClick={() => setCollapsed(!collapsed)}
        />
      </footer>
    </div>
  )
}
