import { createRoute, lazyFn } from '@tanstack/react-router'
import { tabSearch } from '#platform/web/record-tabs.ts'
import { listSearch, param } from '#platform/web/search-params.ts'
import { signedInRoute } from '#platform/web/signed-in-route.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { productCategories } from '../contract/choices.ts'
import { productTabs } from './product-tabs.ts'

const productSearch = listSearch({
  category: param.oneOf(productCategories),
  asset_category_id: param.number,
  material_type: param.text,
  is_active: param.flag,
})

const listRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard/products',
  staticData: { title: 'Products', permission: 'products:read' },
  validateSearch: productSearch,
  loaderDeps: ({ search }) => search,
  loader: lazyFn(() => import('./loaders.ts'), 'loadProducts'),
  component: lazyPart(() => import('./ProductListScreen.tsx'), 'ProductListScreen'),
})

const archivedRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard/products/archived',
  staticData: { title: 'Archived products', permission: 'products:read' },
  validateSearch: productSearch,
  loaderDeps: ({ search }) => search,
  loader: lazyFn(() => import('./loaders.ts'), 'loadArchivedProducts'),
  component: lazyPart(() => import('./ProductListScreen.tsx'), 'ArchivedProductsScreen'),
})

const newRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard/products/new',
  staticData: { title: 'New product', permission: 'products:write' },
  component: lazyPart(() => import('./ProductNewScreen.tsx'), 'ProductNewScreen'),
})

const editRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard/products/$id/edit',
  staticData: { title: 'Product', permission: 'products:read', tabs: productTabs },
  validateSearch: tabSearch(productTabs),
  loader: lazyFn(() => import('./loaders.ts'), 'loadProduct'),
  component: lazyPart(() => import('./ProductEditScreen.tsx'), 'ProductEditScreen'),
})

/** This file is part of the first page that anybody loads: screens, loaders and schemas come with the route. */
export const productRoutes = [listRoute, archivedRoute, newRoute, editRoute] as const
