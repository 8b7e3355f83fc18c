import { lazyFn } from '@tanstack/react-router'
import { screenRoute } from '#platform/web/guard/screen-route.ts'
import { listSearch, param } from '#platform/web/lists/search-params.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { supplierCategories } from '../contract/choices.ts'
import { supplierTabs } from './supplier-tabs.ts'

const supplierSearch = listSearch({ category: param.oneOf(supplierCategories) })

/** This file is part of the first page that anybody loads: screens, loaders and schemas come with the route. */
export const supplierRoutes = [
  screenRoute('/dashboard/suppliers', {
    title: 'Suppliers',
    permission: 'suppliers:read',
    search: supplierSearch,
    loader: lazyFn(() => import('./loaders.ts'), 'loadSuppliers'),
    screen: lazyPart(() => import('./SupplierListScreen.tsx'), 'SupplierListScreen'),
  }),
  screenRoute('/dashboard/suppliers/archived', {
    title: 'Archived suppliers',
    permission: 'suppliers:read',
    search: supplierSearch,
    loader: lazyFn(() => import('./loaders.ts'), 'loadArchivedSuppliers'),
    screen: lazyPart(() => import('./SupplierListScreen.tsx'), 'ArchivedSuppliersScreen'),
  }),
  screenRoute('/dashboard/suppliers/new', {
    title: 'New supplier',
    permission: 'suppliers:write',
    screen: lazyPart(() => import('./SupplierNewScreen.tsx'), 'SupplierNewScreen'),
  }),
  screenRoute('/dashboard/suppliers/$id/edit', {
    title: 'Supplier',
    permission: 'suppliers:read',
    tabs: supplierTabs,
    loader: lazyFn(() => import('./loaders.ts'), 'loadSupplier'),
    screen: lazyPart(() => import('./SupplierEditScreen.tsx'), 'SupplierEditScreen'),
  }),
] as const
