import { tabPaths } from '#platform/web/records/record-tabs.ts'
import { assetTabs } from './asset-tabs.ts'

/** This area's addresses under one of the specification's two names for them (section 4). */
const under = (base: string, part: '' | 'allocate-') => ({
  overview: base,
  categories: `${base}/${part}categories`,
  assets: `${base}/${part}assets`,
  assetsOf: (asset_category_id: number) => `${base}/${part}assets?asset_category_id=${asset_category_id}`,
  archivedAssets: `${base}/${part}assets/archived`,
  newAsset: `${base}/${part}assets/new`,
  asset: tabPaths((id) => `${base}/${part}assets/${id}/edit`, assetTabs),
})

export type ResourcePaths = ReturnType<typeof under>
export const resourcePaths = under('/dashboard/resources', '')
export const allocatePaths = under('/dashboard/allocate-resources', 'allocate-')
