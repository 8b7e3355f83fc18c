import * as z from 'zod'
import { archiveMany, restoreMany } from '#platform/contract/archive-endpoints.ts'
import {
  endpoint,
  exportQuery,
  idParams,
  listQuery,
  notExported,
  version,
} from '#platform/contract/endpoint.ts'
import { idParam, text } from '#platform/contract/fields.ts'
import { reasonLabels } from '#shared/labels.ts'
import { Asset, AssetCostPatch, AssetInput, AssetPatch, AssetRow, AssetSale } from './asset.ts'
import { Category, CategoryInput, CategoryPatch } from './category.ts'
import { assetGroups, assetOwners, assetStatuses } from './choices.ts'
import { assetNoun } from '../rules/asset-labels.ts'
import { categoryNoun } from '../rules/category-labels.ts'

const reason = text(reasonLabels.reason, { max: 200 })
const versioned = z.object({ version: version.optional() })
const archivableCategory = {
  noun: categoryNoun,
  path: '/api/asset-categories',
  permission: 'resources:write',
  topic: 'asset_category',
} as const
const archivableAsset = {
  noun: assetNoun,
  path: '/api/assets',
  permission: 'resources:write',
  topic: 'asset',
} as const

export const assetFilters = listQuery(['fleet_no', 'name', 'rego_expires_on'], 'fleet_no').extend({
  asset_category_id: idParam.optional(),
  asset_group: z.enum(assetGroups).optional(),
  status: z.enum(assetStatuses).optional(),
  asset_owner: z.enum(assetOwners).optional(),
  subcontractor_id: idParam.optional(),
  depot_id: idParam.optional(),
})
export type AssetFilters = z.output<typeof assetFilters>
/** What narrows a list or an export. */
export type AssetNarrowing = Omit<AssetFilters, keyof typeof notExported>

const categoryEndpoints = {
  listCategories: endpoint({
    method: 'GET',
    path: '/api/asset-categories',
    permission: 'resources:read',
    summary: 'The categories of plant, in their order, with what is hidden now.',
    topic: 'asset_category',
    query: z.object({ archived: z.enum(['0', '1']).default('0') }),
    output: z.array(Category),
  }),
  createCategory: endpoint({
    method: 'POST',
    path: '/api/asset-categories',
    permission: 'resources:write',
    summary: 'Add a category.',
    topic: 'asset_category',
    body: CategoryInput,
    output: Category,
    message: 'Category saved.',
  }),
  editCategory: endpoint({
    method: 'PATCH',
    path: '/api/asset-categories/:id',
    permission: 'resources:write',
    summary: 'Change a category.',
    topic: 'asset_category',
    params: idParams,
    body: CategoryPatch,
    output: Category,
    message: 'Category saved.',
  }),
  archiveCategories: archiveMany(archivableCategory),
  restoreCategories: restoreMany(archivableCategory),
}

const topic = 'asset'
const assetEndpoints = {
  listAssets: endpoint({
    method: 'GET',
    path: '/api/assets',
    permission: 'resources:read',
    summary: 'List machines, trucks and trailers.',
    topic,
    list: true,
    query: assetFilters,
    output: AssetRow,
  }),
  exportAssets: endpoint({
    method: 'GET',
    path: '/api/assets/export',
    permission: 'resources:export',
    summary: 'All assets that a filter finds, as CSV or Excel.',
    download: true,
    query: assetFilters.omit(notExported).extend(exportQuery),
    output: z.string(),
  }),
  getAsset: endpoint({
    method: 'GET',
    path: '/api/assets/:id',
    permission: 'resources:read',
    summary: 'One asset.',
    topic,
    params: idParams,
    output: Asset,
  }),
  createAsset: endpoint({
    method: 'POST',
    path: '/api/assets',
    permission: 'resources:write',
    summary: 'Make an asset.',
    topic,
    body: AssetInput,
    output: Asset,
    message: 'Asset saved.',
  }),
  editAsset: endpoint({
    method: 'PATCH',
    path: '/api/assets/:id',
    permission: 'resources:write',
    summary: 'Change fields of an asset.',
    topic,
    params: idParams,
    body: AssetPatch,
    output: Asset,
    message: 'Asset saved.',
  }),
  setAssetCost: endpoint({
    method: 'PATCH',
    path: '/api/assets/:id/cost',
    permission: 'resources:cost',
    summary: 'Say when an asset was bought and for how much.',
    topic,
    params: idParams,
    body: AssetCostPatch,
    output: Asset,
    message: 'Asset saved.',
  }),
  takeOffRoad: endpoint({
    method: 'POST',
    path: '/api/assets/:id/off-road',
    permission: 'resources:off_road',
    summary: 'Take an asset off the road: it is sent to no order until it is put back.',
    topic,
    params: idParams,
    body: versioned.extend({ reason }),
    output: Asset,
    message: 'Asset is off road.',
  }),
  putBackOnRoad: endpoint({
    method: 'POST',
    path: '/api/assets/:id/back-on-road',
    permission: 'resources:off_road',
    summary: 'Put an asset back on the road.',
    topic,
    params: idParams,
    body: versioned,
    output: Asset,
    message: 'Asset is back on the road.',
  }),
  sellAsset: endpoint({
    method: 'POST',
    path: '/api/assets/:id/sell',
    permission: 'resources:write',
    summary: 'Note that an asset was sold: it stays on its records and is offered no more.',
    topic,
    params: idParams,
    body: versioned.extend(AssetSale.shape),
    output: Asset,
    message: 'Asset is sold.',
  }),
  archiveAssets: archiveMany(archivableAsset),
  restoreAssets: restoreMany(archivableAsset),
}

export const resourceEndpoints = { ...categoryEndpoints, ...assetEndpoints }
