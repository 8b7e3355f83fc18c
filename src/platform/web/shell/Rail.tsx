import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import { IconButton } from '#ui/parts/Button.tsx'
import { useDeviceChoice } from './device-choice.ts'
import type { NavGroup } from './nav.ts'
import { NavLinks } from './NavLinks.tsx'
import css from './Rail.module.css'

/** The navigation rail, 208 px wide, or 48 when collapsed on this device. */
export function Rail({ groups }: { groups: readonly NavGroup[] }) {
  const [collapsed, setCollapsed] = useDeviceChoice('rail-collapsed', false)
  const Icon = collapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  return (
    <nav className={css.rail} aria-label="Areas" data-collapsed={collapsed || undefined}>
      <NavLinks groups={groups} collapsed={collapsed} />
      <div className={css.foot}>
        <IconButton
          label={collapsed ? 'Show names' : 'Collapse'}
          icon={<Icon aria-hidden />}
          onClick={() => setCollapsed(!collapsed)}
        />
      </div>
    </nav>
  )
}
