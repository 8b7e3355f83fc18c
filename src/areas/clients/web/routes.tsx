import { listSearch, param } from '#platform/web/lists/search-params.ts'
import { recordRoutes } from '#platform/web/records/record-routes.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { clientTypes } from '../contract/choices.ts'
import { clientTabs } from './client-paths.ts'

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
  write: 'clients:write',
  create: lazyPart(() => import('./ClientNewScreen.tsx'), 'ClientNewScreen'),
  edit: lazyPart(() => import('./ClientEditScreen.tsx'), 'ClientEditScreen'),
})
