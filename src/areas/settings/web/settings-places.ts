import {
  IconBuilding,
  IconCalendarEvent,
  IconChecklist,
  IconClipboardList,
  IconContract,
  IconFileInvoice,
  IconFileText,
  IconHistory,
  IconInfoCircle,
  IconListDetails,
  IconMail,
  IconReceipt2,
  IconShieldLock,
  IconSignature,
  IconUsers,
  IconWriting,
} from '@tabler/icons-react'
import type { NavIcon } from '#platform/web/web-area.ts'
import type { Permission } from '#shared/permissions.ts'
import { settingsPaths } from './settings-paths.ts'

export interface SettingsPlace {
  label: string
  text: string
  to: string
  icon: NavIcon
  permission: Permission
  /** The wording for people who may also change something. */
  more?: { permission: Permission; text: string }
}

/** Everything that is set for the whole business, with its screen. */
export const settingsGroups: readonly { title: string; places: readonly SettingsPlace[] }[] = [
  {
    title: 'Business',
    places: [
      {
        label: 'Company',
        text: 'Name, ABN, address, bank, logo and depots.',
        to: settingsPaths.company,
        icon: IconBuilding,
        permission: 'settings:read',
      },
      {
        label: 'Lists',
        text: 'Job types, materials and reasons.',
        to: settingsPaths.list(),
        icon: IconListDetails,
        permission: 'settings:read',
      },
      {
        label: 'Public holidays',
        text: 'Which days they are, and which are not confirmed yet.',
        to: settingsPaths.holidays(),
        icon: IconCalendarEvent,
        permission: 'settings:read',
      },
      {
        label: 'First steps',
        text: 'What to set up before the first quote.',
        to: '/dashboard/settings/first-steps',
        icon: IconChecklist,
        permission: 'settings:company',
      },
    ],
  },
  {
    title: 'People',
    places: [
      {
        label: 'Users',
        text: 'Who can sign in, and with which role.',
        to: '/dashboard/settings/users',
        icon: IconUsers,
        permission: 'users:read',
        more: { permission: 'users:write', text: 'Who can sign in: invite, approve, deactivate.' },
      },
      {
        label: 'Roles',
        text: 'What each role can see and do.',
        to: '/dashboard/settings/users/roles',
        icon: IconShieldLock,
        permission: 'roles:write',
      },
    ],
  },
  {
    title: 'Documents',
    places: [
      {
        label: 'Quotes',
        text: 'Approval limit, minimum margin and reminders.',
        to: '/dashboard/quotes/settings',
        icon: IconFileText,
        permission: 'quotes:settings',
      },
      {
        label: 'Terms and conditions',
        text: 'The terms of your quotes.',
        to: '/dashboard/quotes/terms_conditions',
        icon: IconContract,
        permission: 'quote-wording:read',
      },
      {
        label: 'Quote footers',
        text: 'The words at the foot of your quotes.',
        to: '/dashboard/quotes/quote_footer',
        icon: IconSignature,
        permission: 'quote-wording:read',
      },
      {
        label: 'Pricing',
        text: 'Stand-by, rounding, surcharges, travel and the fuel levy.',
        to: '/dashboard/products/pricing',
        icon: IconReceipt2,
        permission: 'rate-cards:settings',
      },
      {
        label: 'Dockets',
        text: 'The total above which accounts must approve.',
        to: '/dashboard/dockets/settings',
        icon: IconClipboardList,
        permission: 'dockets:settings',
      },
      {
        label: 'Invoices',
        text: 'Approval limit, GST rounding and reminders.',
        to: '/dashboard/invoices/settings',
        icon: IconFileInvoice,
        permission: 'invoices:settings',
      },
      {
        label: 'Email templates',
        text: 'The emails that go out with quotes, invoices and reminders.',
        to: settingsPaths.letters(),
        icon: IconWriting,
        permission: 'settings:read',
      },
    ],
  },
  {
    title: 'System',
    places: [
      {
        label: 'Mail',
        text: 'Emails sent, waiting and not sent.',
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
      {
        label: 'About',
        text: 'Licences and the source of the suburb list.',
        to: settingsPaths.about,
        icon: IconInfoCircle,
        permission: 'settings:read',
      },
    ],
  },
]
