import { lazyFn } from '@tanstack/react-router'
import { listSearch, param, searchOf } from '#platform/web/lists/search-params.ts'
import { screenRoute } from '#platform/web/guard/screen-route.ts'
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

const overview = {
  title: 'Resources',
  permission: reads,
  screen: lazyPart(() => import('./ResourcesScreen.tsx'), 'ResourcesScreen'),
} as const
const categories = {
  title: 'Categories',
  permission: reads,
  search: searchOf({ archived: param.flag }),
  screen: lazyPart(() => import('./categories/CategoriesScreen.tsx'), 'CategoriesScreen'),
} as const
const assets = {
  title: 'Assets',
  permission: reads,
  search: assetSearch,
  loader: lazyFn(() => import('./loaders.ts'), 'loadAssets'),
  screen: lazyPart(() => import('./AssetListScreen.tsx'), 'AssetListScreen'),
} as const
const archivedAssets = {
  title: 'Archived assets',
  permission: reads,
  search: assetSearch,
  loader: lazyFn(() => import('./loaders.ts'), 'loadArchivedAssets'),
  screen: lazyPart(() => import('./AssetListScreen.tsx'), 'ArchivedAssetsScreen'),
} as const
const newAsset = {
  title: 'New asset',
  permission: 'resources:write',
  screen: lazyPart(() => import('./AssetNewScreen.tsx'), 'AssetNewScreen'),
} as const
const asset = {
  title: 'Asset',
  permission: reads,
  tabs: assetTabs,
  loader: lazyFn(() => import('./loaders.ts'), 'loadAsset'),
  screen: lazyPart(() => import('./AssetEditScreen.tsx'), 'AssetEditScreen'),
} as const

/**
 * Each screen has two addresses (specification, section 4).
 * This file is part of the first page that anybody loads: screens, loaders and schemas come with the route.
 */
export const resourceRoutes = [
  screenRoute('/dashboard/resources', overview),
  screenRoute('/dashboard/resources/categories', categories),
  screenRoute('/dashboard/resources/assets', assets),
  screenRoute('/dashboard/resources/assets/archived', archivedAssets),
  screenRoute('/dashboard/resources/assets/new', newAsset),
  screenRoute('/dashboard/resources/assets/$id/edit', asset),
  screenRoute('/dashboard/allocate-resources', overview),
  screenRoute('/dashboard/allocate-resources/allocate-categories', categories),
  screenRoute('/dashboard/allocate-resources/allocate-assets', assets),
  screenRoute('/dashboard/allocate-resources/allocate-assets/archived', archivedAssets),
  screenRoute('/dashboard/allocate-resources/allocate-assets/new', newAsset),
  screenRoute('/dashboard/allocate-resources/allocate-assets/$id/edit', asset),
] as const
