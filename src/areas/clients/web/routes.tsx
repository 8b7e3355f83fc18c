import { listSearch, param } from '#platform/web/lists/search-params.ts'
import { recordRoutes } from '#platform/web/records/record-routes.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { clientTypes } from '../contract/choices.ts'
import { clientTabs } from './client-paths.ts'

/** This file is part of the first page that anyone loads: screens, loaders and schemas come with the route. */
export const clientRoutes = recordRoutes('/dashboard/clients', {
  noun: { one: 'client', many: 'clients' },
  read: 'clients:read',
  search: listSearch({
    client_type: param.oneOf(clientTypes),
    account_manager_id: param.number,
    credit_hold: param.flag,
  }),
  tabs: clientTabs,
  loaders: () => import('./queries.ts'),
  list: lazyPart(() => import('./ClientListScreen.tsx'), 'ClientListScreen'),
  create: {
    permission: 'clients:write',
    screen: lazyPart(() => import('./ClientNewScreen.tsx'), 'ClientNewScreen'),
  },
  edit: lazyPart(() => import('./ClientEditScreen.tsx'), 'ClientEditScreen'),
})
