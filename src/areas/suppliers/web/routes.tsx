import { listSearch, param } from '#platform/web/lists/search-params.ts'
import { recordRoutes } from '#platform/web/records/record-routes.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { supplierCategories } from '../contract/choices.ts'
import { supplierTabs } from './supplier-paths.ts'

export const supplierRoutes = recordRoutes('/dashboard/suppliers', {
  noun: { one: 'supplier', many: 'suppliers' },
  read: 'suppliers:read',
  search: listSearch({ category: param.oneOf(supplierCategories) }),
  tabs: supplierTabs,
  loaders: () => import('./queries.ts'),
  list: lazyPart(() => import('./SupplierListScreen.tsx'), 'SupplierListScreen'),
  write: 'suppliers:write',
  create: lazyPart(() => import('./SupplierNewScreen.tsx'), 'SupplierNewScreen'),
  edit: lazyPart(() => import('./SupplierEditScreen.tsx'), 'SupplierEditScreen'),
})
