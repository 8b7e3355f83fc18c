import {
  IconBuilding,
  IconHistory,
  IconListDetails,
  IconMail,
  IconShieldLock,
  IconUsers,
} from '@tabler/icons-react'
import { useMay } from '#platform/web/calls/session.ts'
import type { NavIcon } from '#platform/web/web-area.ts'
import type { Permission } from '#shared/permissions.ts'
import { Link } from '#ui/navigation.tsx'
import { Screen } from '#ui/shells/Screen.tsx'
import css from './settings.module.css'
import { settingsPaths } from './settings-paths.ts'

interface Place {
  label: string
  text: string
  to: string
  icon: NavIcon
  permission: Permission
  /** The wording for people who may also change something. */
  more?: { permission: Permission; text: string }
}

const places: readonly Place[] = [
  {
    label: 'Company',
    text: 'Name, ABN, address, bank and logo, as documents show them.',
    to: settingsPaths.company,
    icon: IconBuilding,
    permission: 'settings:read',
  },
  {
    label: 'Users',
    text: 'Who can sign in, and as what.',
    to: '/dashboard/settings/users',
    icon: IconUsers,
    permission: 'users:read',
    more: { permission: 'users:write', text: 'Who can sign in: invite, approve, deactivate.' },
  },
  {
    label: 'Roles',
    text: 'What each role may see and do.',
    to: '/dashboard/settings/users/roles',
    icon: IconShieldLock,
    permission: 'roles:write',
  },
  {
    label: 'Lists',
    text: 'Job types, materials and reasons that people choose from.',
    to: settingsPaths.list(),
    icon: IconListDetails,
    permission: 'settings:read',
  },
  {
    label: 'Mail',
    text: 'Emails that were sent, and those that are kept here.',
    to: settingsPaths.mail,
    icon: IconMail,
    permission: 'settings:mail',
  },
  {
    label: 'Logs',
    text: 'Who did what, and when.',
    to: '/dashboard/logs',
    icon: IconHistory,
    permission: 'activity-log:read',
  },
]

/** Links to all settings. */
export function SettingsScreen() {
  const may = useMay()
  return (
    <Screen title="Settings">
      <ul className={css.places}>
        {places
          .filter(({ permission }) => may(permission))
          .map(({ label, text, to, icon: Icon, more }) => (
            <li key={to}>
              <Link to={to} className={css.place}>
                <Icon size={20} aria-hidden />
                <span>
                  <strong>{label}</strong>
                  <span className={css.text}>{more && may(more.permission) ? more.text : text}</span>
                </span>
              </Link>
            </li>
          ))}
      </ul>
    </Screen>
  )
}
