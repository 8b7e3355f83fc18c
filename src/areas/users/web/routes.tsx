import { lazyFn } from '@tanstack/react-router'
import { listSearch, param } from '#platform/web/lists/search-params.ts'
import { screenRoute } from '#platform/web/guard/screen-route.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { approvalFilters, userStatuses } from '../contract/choices.ts'
import { userTabs } from '../rules/user-tabs.ts'

const userSearch = listSearch({
  user_type: param.oneOf(['1', '2', '3', '4', '5', '6', '7']),
  status: param.oneOf(userStatuses),
  approval: param.oneOf(approvalFilters),
})

/** This file is part of the first page that anybody loads: screens, loaders and schemas come with the route. */
export const userRoutes = [
  screenRoute('/dashboard/settings/users', {
    title: 'Users',
    permission: 'users:read',
    search: userSearch,
    loader: lazyFn(() => import('./loaders.ts'), 'loadUsers'),
    screen: lazyPart(() => import('./UserListScreen.tsx'), 'UserListScreen'),
  }),
  screenRoute('/dashboard/settings/users/archive', {
    title: 'Archived users',
    permission: 'users:write',
    search: userSearch,
    loader: lazyFn(() => import('./loaders.ts'), 'loadArchivedUsers'),
    screen: lazyPart(() => import('./UserListScreen.tsx'), 'ArchivedUsersScreen'),
  }),
  screenRoute('/dashboard/settings/users/$id/edit', {
    title: 'User',
    permission: 'users:read',
    tabs: userTabs,
    loader: lazyFn(() => import('./loaders.ts'), 'loadUser'),
    screen: lazyPart(() => import('./UserEditScreen.tsx'), 'UserEditScreen'),
  }),
  screenRoute('/dashboard/settings/users/roles', {
    title: 'Roles',
    permission: 'roles:write',
    loader: lazyFn(() => import('./loaders.ts'), 'loadRoles'),
    screen: lazyPart(() => import('./roles/RolesScreen.tsx'), 'RolesScreen'),
  }),
] as const
