import { type RecordType, findEditable } from '#platform/server/change/record-registry.ts'
import { may } from '#platform/server/sessions/viewer.ts'
import { assetCan } from '../rules/asset-status.ts'
import { categoryCan } from '../rules/category-rules.ts'
import { findAsset } from './asset-store.ts'
import { findCategory } from './category-store.ts'
import { hiddenAssetFields } from './hidden-asset-fields.ts'

const asset: RecordType = {
  type: 'asset',
  title: 'Asset',
  path: (id) => `/dashboard/resources/assets/${id}/edit`,
  find: findEditable('resources:read', findAsset, assetCan, ({ fleet_no, name }) => `${fleet_no} ${name}`),
  readRight: 'resources:read',
  // The safety officer submits and checks a machine's documents.
  mayWrite: (viewer) => may(viewer, 'resources:write') || may(viewer, 'documents:approve'),
  hiddenFields: hiddenAssetFields,
  references: {
    asset_category_id: 'asset_category',
    subcontractor_id: 'subcontractor',
    depot_id: 'depot',
    default_driver_id: 'driver',
    required_skill_ids: 'skill',
  },
}

const category: RecordType = {
  type: 'asset_category',
  title: 'Category',
  path: () => '/dashboard/resources/categories',
  find: findEditable('resources:read', (db, _, id) => findCategory(db, id), categoryCan),
  readRight: 'resources:read',
  mayWrite: (viewer) => may(viewer, 'resources:write'),
  references: { required_skill_ids: 'skill' },
}

export const resourceRecords: readonly RecordType[] = [asset, category]
