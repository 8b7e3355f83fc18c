import { IconLogout } from '@tabler/icons-react'
import { Avatar } from '#ui/parts/Avatar.tsx'
import { Menu } from '#ui/parts/Menu.tsx'
import { signOut, useViewer } from '../calls/session.ts'
import type { MeItem } from '../web-area.ts'
import css from './UserMenu.module.css'

/** The user's picture, with their own pages and sign-out in its menu. */
export function UserMenu({ items }: { items: readonly MeItem[] }) {
  const { name, avatar, user_role } = useViewer()
  return (
    <Menu
      label={name}
      items={[
        ...items.map(({ label, to, icon: Icon }) => ({ label, to, icon: <Icon size={16} aria-hidden /> })),
        { label: 'Sign out', icon: <IconLogout size={16} aria-hidden />, run: () => void signOut() },
      ]}
    >
      {(trigger) => (
        <button type="button" className={css.button} title={name} {...trigger}>
          <Avatar name={name} src={avatar} />
          <span className="visually-hidden">
            {name}, {user_role ?? 'waiting for approval'}
          </span>
        </button>
      )}
    </Menu>
  )
}
