import { listSearch, param } from '#platform/web/lists/search-params.ts'
import { recordRoutes } from '#platform/web/records/record-routes.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { productCategories } from '../contract/choices.ts'
import { productTabs } from './product-paths.ts'

export const productRoutes = recordRoutes('/dashboard/products', {
  noun: { one: 'product', many: 'products' },
  read: 'products:read',
  search: listSearch({
    category: param.oneOf(productCategories),
    asset_category_id: param.number,
    material_type: param.text,
    is_active: param.flag,
  }),
  tabs: productTabs,
  loaders: () => import('./queries.ts'),
  list: lazyPart(() => import('./ProductListScreen.tsx'), 'ProductListScreen'),
  write: 'products:write',
  create: lazyPart(() => import('./ProductNewScreen.tsx'), 'ProductNewScreen'),
  edit: lazyPart(() => import('./ProductEditScreen.tsx'), 'ProductEditScreen'),
})
