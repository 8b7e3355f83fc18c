import { lazyFn } from '@tanstack/react-router'
import { listSearch, param, searchOf } from '#platform/web/lists/search-params.ts'
import { screenRoute } from '#platform/web/guard/screen-route.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { listKeys } from '../contract/dropdown-lists.ts'
import { messageStatuses } from '../contract/message-statuses.ts'
import { letterTabs } from './settings-paths.ts'

/** This file is part of the first page that anyone loads: screens, loaders and schemas come with the route. */
export const settingsRoutes = [
  screenRoute('/dashboard/settings', {
    title: 'Settings',
    permission: 'settings:read',
    screen: lazyPart(() => import('./SettingsScreen.tsx'), 'SettingsScreen'),
  }),
  screenRoute('/dashboard/settings/company', {
    title: 'Company',
    permission: 'settings:read',
    loader: lazyFn(() => import('./loaders.ts'), 'loadCompany'),
    screen: lazyPart(() => import('./company/CompanyScreen.tsx'), 'CompanyScreen'),
  }),
  screenRoute('/dashboard/settings/lists', {
    title: 'Lists',
    permission: 'settings:read',
    search: searchOf({ list: param.oneOf(listKeys) }),
    screen: lazyPart(() => import('./dropdowns/ListsScreen.tsx'), 'ListsScreen'),
  }),
  screenRoute('/dashboard/settings/letters', {
    title: 'Email templates',
    permission: 'settings:read',
    tabs: letterTabs,
    loader: lazyFn(() => import('./loaders.ts'), 'loadLetters'),
    screen: lazyPart(() => import('./letters/LettersScreen.tsx'), 'LettersScreen'),
  }),
  screenRoute('/dashboard/settings/public-holidays', {
    title: 'Public holidays',
    permission: 'settings:read',
    search: searchOf({ year: param.number, tab: param.oneOf(['history']) }),
    loader: lazyFn(() => import('./loaders.ts'), 'loadHolidays'),
    screen: lazyPart(() => import('./holidays/HolidaysScreen.tsx'), 'HolidaysScreen'),
  }),
  screenRoute('/dashboard/settings/about', {
    title: 'About',
    permission: 'settings:read',
    screen: lazyPart(() => import('./AboutScreen.tsx'), 'AboutScreen'),
  }),
  screenRoute('/dashboard/settings/mail', {
    title: 'Mail',
    permission: 'settings:mail',
    search: listSearch({ status: param.oneOf(messageStatuses) }),
    loader: lazyFn(() => import('./loaders.ts'), 'loadMessages'),
    screen: lazyPart(() => import('./messages/MailScreen.tsx'), 'MailScreen'),
  }),
  screenRoute('/dashboard/settings/mail/$id', {
    title: 'Email',
    permission: 'settings:mail',
    loader: lazyFn(() => import('./loaders.ts'), 'loadMessage'),
    screen: lazyPart(() => import('./messages/MessageScreen.tsx'), 'MessageScreen'),
  }),
] as const
