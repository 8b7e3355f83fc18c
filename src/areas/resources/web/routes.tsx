import { createRoute, lazyFn } from '@tanstack/react-router'
import { tabSearch } from '#platform/web/record-tabs.ts'
import { listSearch, param, searchOf } from '#platform/web/search-params.ts'
import { signedInRoute } from '#platform/web/signed-in-route.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { assetOwners, assetStatuses } from '../contract/choices.ts'
import { assetTabs } from './asset-tabs.ts'

const assetSearch = listSearch({
  asset_category_id: param.number,
  status: param.oneOf(assetStatuses),
  asset_owner: param.oneOf(assetOwners),
  subcontractor_id: param.number,
  depot_id: param.number,
})
const reads = 'resources:read'

/** What both addresses of a screen share; each screen has two (specification, section 4). */
const overview = {
  getParentRoute: () => signedInRoute,
  component: lazyPart(() => import('./ResourcesScreen.tsx'), 'ResourcesScreen'),
} as const
const categories = {
  getParentRoute: () => signedInRoute,
  validateSearch: searchOf({ archived: param.flag }),
  component: lazyPart(() => import('./CategoriesScreen.tsx'), 'CategoriesScreen'),
} as const
const assets = {
  getParentRoute: () => signedInRoute,
  validateSearch: assetSearch,
  loaderDeps: ({ search }: { search: ReturnType<typeof assetSearch> }) => search,
  loader: lazyFn(() => import('./loaders.ts'), 'loadAssets'),
  component: lazyPart(() => import('./AssetListScreen.tsx'), 'AssetListScreen'),
} as const
const archivedAssets = {
  getParentRoute: () => signedInRoute,
  validateSearch: assetSearch,
  loaderDeps: ({ search }: { search: ReturnType<typeof assetSearch> }) => search,
  loader: lazyFn(() => import('./loaders.ts'), 'loadArchivedAssets'),
  component: lazyPart(() => import('./AssetListScreen.tsx'), 'ArchivedAssetsScreen'),
} as const
const newAsset = {
  getParentRoute: () => signedInRoute,
  component: lazyPart(() => import('./AssetNewScreen.tsx'), 'AssetNewScreen'),
} as const
const asset = {
  getParentRoute: () => signedInRoute,
  validateSearch: tabSearch(assetTabs),
  loader: lazyFn(() => import('./loaders.ts'), 'loadAsset'),
  component: lazyPart(() => import('./AssetEditScreen.tsx'), 'AssetEditScreen'),
} as const

/** This file is part of the first page that anybody loads: screens, loaders and schemas come with the route. */
export const resourceRoutes = [
  createRoute({
    ...overview,
    path: '/dashboard/resources',
    staticData: { title: 'Resources', permission: reads },
  }),
  createRoute({
    ...categories,
    path: '/dashboard/resources/categories',
    staticData: { title: 'Categories', permission: reads },
  }),
  createRoute({
    ...assets,
    path: '/dashboard/resources/assets',
    staticData: { title: 'Assets', permission: reads },
  }),
  createRoute({
    ...archivedAssets,
    path: '/dashboard/resources/assets/archived',
    staticData: { title: 'Archived assets', permission: reads },
  }),
  createRoute({
    ...newAsset,
    path: '/dashboard/resources/assets/new',
    staticData: { title: 'New asset', permission: 'resources:write' },
  }),
  createRoute({
    ...asset,
    path: '/dashboard/resources/assets/$id/edit',
    staticData: { title: 'Asset', permission: reads, tabs: assetTabs },
  }),
  createRoute({
    ...overview,
    path: '/dashboard/allocate-resources',
    staticData: { title: 'Resources', permission: reads },
  }),
  createRoute({
    ...categories,
    path: '/dashboard/allocate-resources/allocate-categories',
    staticData: { title: 'Categories', permission: reads },
  }),
  createRoute({
    ...assets,
    path: '/dashboard/allocate-resources/allocate-assets',
    staticData: { title: 'Assets', permission: reads },
  }),
  createRoute({
    ...archivedAssets,
    path: '/dashboard/allocate-resources/allocate-assets/archived',
    staticData: { title: 'Archived assets', permission: reads },
  }),
  createRoute({
    ...newAsset,
    path: '/dashboard/allocate-resources/allocate-assets/new',
    staticData: { title: 'New asset', permission: 'resources:write' },
  }),
  createRoute({
    ...asset,
    path: '/dashboard/allocate-resources/allocate-assets/$id/edit',
    staticData: { title: 'Asset', permission: reads, tabs: assetTabs },
  }),
] as const
