import { listSearch, param } from '#platform/web/lists/search-params.ts'
import { recordRoutes } from '#platform/web/records/record-routes.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { subcontractorStatuses } from '../contract/choices.ts'
import { subcontractorTabs } from './subcontractor-paths.ts'

export const subcontractorRoutes = recordRoutes('/dashboard/subcontractors', {
  noun: { one: 'subcontractor', many: 'subcontractors' },
  read: 'subcontractors:read',
  search: listSearch({ status: param.oneOf(subcontractorStatuses) }),
  tabs: subcontractorTabs,
  loaders: () => import('./queries.ts'),
  list: lazyPart(() => import('./SubcontractorListScreen.tsx'), 'SubcontractorListScreen'),
  write: 'subcontractors:write',
  create: lazyPart(() => import('./SubcontractorNewScreen.tsx'), 'SubcontractorNewScreen'),
  edit: lazyPart(() => import('./SubcontractorEditScreen.tsx'), 'SubcontractorEditScreen'),
})
