import { gridSearch, listSearch, param, shortListSearch } from '#platform/web/lists/search-params.ts'
import { recordRoutes } from '#platform/web/records/record-routes.tsx'
import { screenRoute } from '#platform/web/guard/screen-route.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { assetOwners, assetStatuses } from '../contract/choices.ts'
import { assetTabs } from './resource-paths.ts'

const reads = 'resources:read'

const overview = {
  title: 'Resources',
  permission: reads,
  screen: lazyPart(() => import('./ResourcesScreen.tsx'), 'ResourcesScreen'),
} as const
const categories = {
  title: 'Categories',
  permission: reads,
  search: shortListSearch,
  screen: lazyPart(() => import('./categories/CategoriesScreen.tsx'), 'CategoriesScreen'),
} as const
const categoryGrid = {
  title: 'Categories',
  permission: reads,
  search: gridSearch,
  screen: lazyPart(() => import('./categories/CategoryGridScreen.tsx'), 'CategoryGridScreen'),
} as const
const assets = {
  noun: { one: 'asset', many: 'assets' },
  read: reads,
  search: listSearch({
    asset_category_id: param.number,
    status: param.oneOf(assetStatuses),
    asset_owner: param.oneOf(assetOwners),
    subcontractor_id: param.number,
    depot_id: param.number,
  }),
  tabs: assetTabs,
  loaders: () => import('./queries.ts'),
  list: lazyPart(() => import('./AssetListScreen.tsx'), 'AssetListScreen'),
  write: 'resources:write',
  create: lazyPart(() => import('./AssetNewScreen.tsx'), 'AssetNewScreen'),
  edit: lazyPart(() => import('./AssetEditScreen.tsx'), 'AssetEditScreen'),
} as const

/**
 * Most screens have two addresses (specification, section 4): one for what there is, one for who and what has it.
 * This file is part of the first page that anyone loads: screens, loaders and schemas come with the route.
 */
export const resourceRoutes = [
  screenRoute('/dashboard/resources', overview),
  screenRoute('/dashboard/resources/categories', categories),
  ...recordRoutes('/dashboard/resources/assets', assets),
  screenRoute('/dashboard/allocate-resources', overview),
  screenRoute('/dashboard/allocate-resources/allocate-categories', categoryGrid),
  ...recordRoutes('/dashboard/allocate-resources/allocate-assets', assets),
] as const
