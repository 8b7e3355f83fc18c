import { createRoute, lazyFn } from '@tanstack/react-router'
import { listSearch, param, searchOf } from '#platform/web/search-params.ts'
import { signedInRoute } from '#platform/web/signed-in-route.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { listKeys } from '../contract/dropdown-lists.ts'
import { messageStatuses } from '../contract/message-statuses.ts'

const overviewRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard/settings',
  staticData: { title: 'Settings', permission: 'settings:read' },
  component: lazyPart(() => import('./SettingsScreen.tsx'), 'SettingsScreen'),
})

const companyRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard/settings/company',
  staticData: { title: 'Company', permission: 'settings:read' },
  loader: lazyFn(() => import('./loaders.ts'), 'loadCompany'),
  component: lazyPart(() => import('./CompanyScreen.tsx'), 'CompanyScreen'),
})

const listsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard/settings/lists',
  staticData: { title: 'Lists', permission: 'settings:read' },
  validateSearch: searchOf({ list: param.oneOf(listKeys) }),
  component: lazyPart(() => import('./ListsScreen.tsx'), 'ListsScreen'),
})

const mailRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard/settings/mail',
  staticData: { title: 'Mail', permission: 'settings:mail' },
  validateSearch: listSearch({ status: param.oneOf(messageStatuses) }),
  loaderDeps: ({ search }) => search,
  loader: lazyFn(() => import('./loaders.ts'), 'loadMessages'),
  component: lazyPart(() => import('./MailScreen.tsx'), 'MailScreen'),
})

const messageRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard/settings/mail/$id',
  staticData: { title: 'Email', permission: 'settings:mail' },
  loader: lazyFn(() => import('./loaders.ts'), 'loadMessage'),
  component: lazyPart(() => import('./MessageScreen.tsx'), 'MessageScreen'),
})

/** This file is part of the first page that anybody loads: screens, loaders and schemas come with the route. */
export const settingsRoutes = [overviewRoute, companyRoute, listsRoute, mailRoute, messageRoute] as const
