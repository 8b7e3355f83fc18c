import { IconHelp, IconLogout } from '@tabler/icons-react'
import { classes } from '#ui/classes.ts'
import { Avatar } from '#ui/parts/Avatar.tsx'
import { Menu } from '#ui/parts/Menu.tsx'
import { signOut, useViewer } from '../calls/session.ts'
import type { MeItem } from '../web-area.ts'
import { setOverlay } from './overlay.ts'
import css from './UserMenu.module.css'

/** The user's picture with a menu of their own pages and Sign out. `isNamed`: with name and role. */
export function UserMenu({ items, isNamed = false }: { items: readonly MeItem[]; isNamed?: boolean }) {
  const { name, avatar, user_role, permissions } = useViewer()
  const role = user_role ?? 'waiting for approval'
  const shown = items.filter(({ own }) => own === undefined || permissions[own] === 'own')
  return (
    <Menu
      label={name}
      items={[
        ...shown.map(({ label, to, icon: Icon }) => ({ label, to, icon: <Icon size={16} aria-hidden /> })),
        { label: 'Help', icon: <IconHelp size={16} aria-hidden />, run: () => setOverlay('help') },
        { label: 'Sign out', icon: <IconLogout size={16} aria-hidden />, run: () => void signOut() },
      ]}
    >
      {(trigger) => (
        <button
          type="button"
          className={classes(css.button, isNamed && css.named)}
          title={isNamed ? undefined : name}
          {...trigger}
        >
          <Avatar name={name} src={avatar} />
          {isNamed ? (
            <span className={css.person}>
              <span className={css.name}>{name}</span>
              <span className="visually-hidden">, </span>
              <span className={css.role}>{role}</span>
            </span>
          ) : (
            <span className="visually-hidden">
              {name}, {role}
            </span>
          )}
        </button>
      )}
    </Menu>
  )
}
