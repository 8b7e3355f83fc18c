import { lazyFn } from '@tanstack/react-router'
import { listSearch, param } from '#platform/web/lists/search-params.ts'
import { screenRoute } from '#platform/web/guard/screen-route.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { productCategories } from '../contract/choices.ts'
import { productTabs } from './product-tabs.ts'

const productSearch = listSearch({
  category: param.oneOf(productCategories),
  asset_category_id: param.number,
  material_type: param.text,
  is_active: param.flag,
})

/** This file is part of the first page that anybody loads: screens, loaders and schemas come with the route. */
export const productRoutes = [
  screenRoute('/dashboard/products', {
    title: 'Products',
    permission: 'products:read',
    search: productSearch,
    loader: lazyFn(() => import('./loaders.ts'), 'loadProducts'),
    screen: lazyPart(() => import('./ProductListScreen.tsx'), 'ProductListScreen'),
  }),
  screenRoute('/dashboard/products/archived', {
    title: 'Archived products',
    permission: 'products:read',
    search: productSearch,
    loader: lazyFn(() => import('./loaders.ts'), 'loadArchivedProducts'),
    screen: lazyPart(() => import('./ProductListScreen.tsx'), 'ArchivedProductsScreen'),
  }),
  screenRoute('/dashboard/products/new', {
    title: 'New product',
    permission: 'products:write',
    screen: lazyPart(() => import('./ProductNewScreen.tsx'), 'ProductNewScreen'),
  }),
  screenRoute('/dashboard/products/$id/edit', {
    title: 'Product',
    permission: 'products:read',
    tabs: productTabs,
    loader: lazyFn(() => import('./loaders.ts'), 'loadProduct'),
    screen: lazyPart(() => import('./ProductEditScreen.tsx'), 'ProductEditScreen'),
  }),
] as const
