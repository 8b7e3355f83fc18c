import { tabPaths } from '#platform/web/records/record-tabs.ts'
import { assetTabs } from './asset-tabs.ts'

/** This area's addresses under one of the specification's two names for them (section 4). */
const under = (base: string, part: '' | 'allocate-') => ({
  overview: base,
  tags: `${base}/${part}tags`,
  skills: `${base}/${part}skills`,
  categories: `${base}/${part}categories`,
  attachments: `${base}/${part}attachments`,
  assets: `${base}/${part}assets`,
  assetsOf: (asset_category_id: number) => `${base}/${part}assets?asset_category_id=${asset_category_id}`,
  archivedAssets: `${base}/${part}assets/archived`,
  newAsset: `${base}/${part}assets/new`,
  asset: tabPaths((id) => `${base}/${part}assets/${id}/edit`, assetTabs),
})

export type ResourcePaths = ReturnType<typeof under>
/** What there is. */
export const resourcePaths = under('/dashboard/resources', '')
/** Who and what has it. */
export const allocatePaths = under('/dashboard/allocate-resources', 'allocate-')
/** The grid of tags has assets in place of people there. */
export const assetTagsPath = `${allocatePaths.tags}?of=assets`
/** Attachments × machines. */
export const attachmentGridPath = `${allocatePaths.attachments}/machines`
export const coloursPath = '/dashboard/resources/colors'
