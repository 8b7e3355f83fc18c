import { type RecordType, plainRecordType } from '#platform/server/change/record-registry.ts'
import { may } from '#platform/server/sessions/viewer.ts'
import { assetCan } from '../rules/asset-status.ts'
import { categoryCan } from '../rules/category-rules.ts'
import { assetRecord } from './asset-record.ts'
import { findAsset } from './asset-store.ts'
import { findCategory } from './category-store.ts'
import { hiddenAssetFields } from './hidden-asset-fields.ts'
import { categoryRecord } from './save-category.ts'

const rights = { read: 'resources:read', write: 'resources:write' } as const

const asset = plainRecordType({
  record: assetRecord,
  title: 'Asset',
  path: (id) => `/dashboard/resources/assets/${id}/edit`,
  rights,
  find: findAsset,
  can: assetCan,
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
})

const category = plainRecordType({
  record: categoryRecord,
  title: 'Category',
  path: () => '/dashboard/resources/categories',
  rights,
  find: (db, _, id) => findCategory(db, id),
  can: categoryCan,
  references: { required_skill_ids: 'skill' },
})

export const resourceRecords: readonly RecordType[] = [asset, category]
