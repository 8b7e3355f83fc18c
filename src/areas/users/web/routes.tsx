import { createRoute, lazyFn } from '@tanstack/react-router'
import { tabSearch } from '#platform/web/record-tabs.ts'
import { listSearch, param } from '#platform/web/search-params.ts'
import { signedInRoute } from '#platform/web/signed-in-route.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { approvalFilters, userStatuses } from '../contract/choices.ts'
import { userTabs } from '../rules/user-tabs.ts'

const userSearch = listSearch({
  user_type: param.oneOf(['1', '2', '3', '4', '5', '6', '7']),
  status: param.oneOf(userStatuses),
  approval: param.oneOf(approvalFilters),
})

const listRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard/settings/users',
  staticData: { title: 'Users', permission: 'users:read' },
  validateSearch: userSearch,
  loaderDeps: ({ search }) => search,
  loader: lazyFn(() => import('./loaders.ts'), 'loadUsers'),
  component: lazyPart(() => import('./UserListScreen.tsx'), 'UserListScreen'),
})

const archivedRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard/settings/users/archive',
  staticData: { title: 'Archived users', permission: 'users:write' },
  validateSearch: userSearch,
  loaderDeps: ({ search }) => search,
  loader: lazyFn(() => import('./loaders.ts'), 'loadArchivedUsers'),
  component: lazyPart(() => import('./UserListScreen.tsx'), 'ArchivedUsersScreen'),
})

const editRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard/settings/users/$id/edit',
  staticData: { title: 'User', permission: 'users:read', tabs: userTabs },
  validateSearch: tabSearch(userTabs),
  loader: lazyFn(() => import('./loaders.ts'), 'loadUser'),
  component: lazyPart(() => import('./UserEditScreen.tsx'), 'UserEditScreen'),
})

const rolesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard/settings/users/roles',
  staticData: { title: 'Roles', permission: 'roles:write' },
  loader: lazyFn(() => import('./loaders.ts'), 'loadRoles'),
  component: lazyPart(() => import('./RolesScreen.tsx'), 'RolesScreen'),
})

/** This file is part of the first page that anybody loads: screens, loaders and schemas come with the route. */
export const userRoutes = [listRoute, archivedRoute, editRoute, rolesRoute] as const
