import { lazyFn } from '@tanstack/react-router'
import { listSearch, param } from '#platform/web/lists/search-params.ts'
import { recordRoutes } from '#platform/web/records/record-routes.tsx'
import { screenRoute } from '#platform/web/guard/screen-route.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { approvalFilters, userStatuses } from '../contract/choices.ts'
import { userTabs } from '../rules/user-tabs.ts'

const userSearch = listSearch({
  user_type: param.oneOf(['1', '2', '3', '4', '5', '6', '7']),
  status: param.oneOf(userStatuses),
  approval: param.oneOf(approvalFilters),
})

export const userRoutes = [
  ...recordRoutes('/dashboard/settings/users', {
    noun: { one: 'user', many: 'users' },
    read: 'users:read',
    search: userSearch,
    tabs: userTabs,
    loaders: () => import('./loaders.ts'),
    list: lazyPart(() => import('./UserListScreen.tsx'), 'UserListScreen'),
    archived: { path: '/dashboard/settings/users/archive', permission: 'users:write' },
    edit: lazyPart(() => import('./UserEditScreen.tsx'), 'UserEditScreen'),
  }),
  screenRoute('/dashboard/settings/users/roles', {
    title: 'Roles',
    permission: 'roles:write',
    loader: lazyFn(() => import('./loaders.ts'), 'loadRoles'),
    screen: lazyPart(() => import('./roles/RolesScreen.tsx'), 'RolesScreen'),
  }),
] as const
