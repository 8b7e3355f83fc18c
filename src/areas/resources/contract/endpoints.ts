import * as z from 'zod'
import { recordEndpoints } from '#platform/contract/record-endpoints.ts'
import {
  endpoint,
  exportQuery,
  idParams,
  listQuery,
  notExported,
  version,
} from '#platform/contract/endpoint.ts'
import { TickChanges, gridRow } from '#platform/contract/ticks.ts'
import { idParam, text } from '#platform/contract/fields.ts'
import { reasonLabels } from '#shared/labels.ts'
import { Asset, AssetCostPatch, AssetInput, AssetPatch, AssetRow, AssetSale, AssetService } from './asset.ts'
import { Category, CategoryInput, CategoryPatch } from './category.ts'
import { assetGroups, assetOwners, assetStatuses } from './choices.ts'
import { assetNoun } from '../rules/asset-labels.ts'
import { categoryNoun } from '../rules/category-labels.ts'

const reason = text(reasonLabels.reason, { max: 200 })
/** An asset in the grids of categories and tags. */
export const GridAsset = z.object(gridRow).meta({ id: 'GridAsset' })
const versioned = z.object({ version: version.optional() })
const categories = recordEndpoints({
  noun: categoryNoun,
  path: '/api/asset-categories',
  topic: 'asset_category',
  rights: { read: 'resources:read', write: 'resources:write' },
})
const assets = recordEndpoints({
  noun: assetNoun,
  path: '/api/assets',
  topic: 'asset',
  rights: { read: 'resources:read', write: 'resources:write', export: 'resources:export' },
})

export const assetFilters = listQuery(['fleet_no', 'name', 'rego_expires_on'], 'fleet_no').extend({
  asset_category_id: idParam.optional(),
  asset_group: z.enum(assetGroups).optional(),
  status: z.enum(assetStatuses).optional(),
  asset_owner: z.enum(assetOwners).optional(),
  subcontractor_id: idParam.optional(),
  depot_id: idParam.optional(),
  default_driver_id: idParam.optional(),
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
  createCategory: categories.create({ body: CategoryInput, output: Category }),
  editCategory: categories.edit({ summary: 'Change a category.', body: CategoryPatch, output: Category }),
  archiveCategories: categories.archiveMany(),
  restoreCategories: categories.restoreMany(),
}

const topic = 'asset'
const assetEndpoints = {
  listAssets: assets.list({
    summary: 'List machines, trucks and trailers.',
    query: assetFilters,
    output: AssetRow,
  }),
  exportAssets: assets.export({ query: assetFilters.omit(notExported).extend(exportQuery) }),
  getAsset: assets.get({ output: Asset }),
  createAsset: assets.create({ body: AssetInput, output: Asset }),
  editAsset: assets.edit({ body: AssetPatch, output: Asset }),
  setAssetCost: endpoint({
    method: 'PATCH',
    path: '/api/assets/:id/cost',
    permission: 'resources:cost',
    summary: 'Set when an asset was bought and its price.',
    topic,
    params: idParams,
    body: AssetCostPatch,
    output: Asset,
    message: 'Asset saved.',
  }),
  takeOffRoad: assets.action('off-road', {
    permission: 'resources:off_road',
    summary: 'Take an asset off road; it cannot be booked until it is put back.',
    body: versioned.extend({ reason }),
    output: Asset,
    message: 'Asset is off road.',
  }),
  putBackOnRoad: assets.action('back-on-road', {
    permission: 'resources:off_road',
    summary: 'Put an asset back on the road.',
    body: versioned,
    output: Asset,
    message: 'Asset is back on the road.',
  }),
  sellAsset: assets.action('sell', {
    summary: 'Record the sale of an asset; it stays on records and can no longer be booked.',
    body: versioned.extend(AssetSale.shape),
    output: Asset,
    message: 'Asset is sold.',
  }),
  recordService: assets.action('service', {
    summary: 'Record a service that was done; the next one follows from the intervals.',
    body: versioned.extend(AssetService.shape),
    output: Asset,
    message: 'Service recorded.',
  }),
  assetsByCategory: endpoint({
    method: 'GET',
    path: '/api/assets/categories',
    permission: 'resources:read',
    summary: 'Every asset with the id of its category.',
    topic,
    also: ['asset_category'],
    output: z.array(GridAsset),
  }),
  moveAssets: endpoint({
    method: 'POST',
    path: '/api/assets/categories',
    permission: 'resources:write',
    summary:
      'Move assets to other categories, all or none. `row_id` is the asset’s id, `column_id` the category’s: the one it leaves and the one it gets.',
    topic,
    body: TickChanges,
    output: z.object({ changed: z.number() }),
    message: 'Categories saved.',
  }),
  archiveAssets: assets.archiveMany(),
  restoreAssets: assets.restoreMany(),
}

export const resourceEndpoints = { ...categoryEndpoints, ...assetEndpoints }
