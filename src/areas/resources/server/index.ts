import { subcontractorOwns } from '#areas/subcontractors/server/index.ts'
import { answer } from '#platform/server/change/change.ts'
import { archiveRecords, restoreRecords } from '#platform/server/change/archive-records.ts'
import { exportList } from '#platform/server/export/export-list.ts'
import { serverArea } from '#platform/server/platform.ts'
import { scopeOf } from '#platform/server/sessions/viewer.ts'
import { notFound } from '#platform/contract/app-error.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { answerWith } from '#platform/server/http/answer-with.ts'
import { resourceEndpoints } from '../contract/endpoints.ts'
import { resourceConstraints } from './constraints.ts'
import { recordService } from './record-service.ts'
import { assetRecord, readAsset } from './asset-record.ts'
import { listAssets, listAssetsByCategory } from './asset-store.ts'
import { assetsOf } from './assets-of-subcontractor.ts'
import { findCategory, listCategories } from './category-store.ts'
import { createAsset } from './create-asset.ts'
import { editAsset } from './edit-asset.ts'
import { assetExport } from './export-assets.ts'
import { assetImport } from './import-assets.ts'
import { moveAssets } from './move-assets.ts'
import { resourceRecords } from './record-types.ts'
import { categoryRecord, createCategory, editCategory } from './save-category.ts'
import { setAssetCost } from './set-asset-cost.ts'
import { putBackOnRoad, sellAsset, takeOffRoad } from './set-asset-status.ts'

export { assetChanged } from './asset-events.ts'
export { assetNextOrder } from './asset-questions.ts'
export { listAssets, listGridAssets } from './asset-store.ts'
export { openCategories } from './category-store.ts'
export { createAsset } from './create-asset.ts'
export { createCategory, editCategory } from './save-category.ts'
export { setAssetCost } from './set-asset-cost.ts'
export { readAsset } from './asset-record.ts'
export { recordReadings } from './record-readings.ts'
export { parkAsset, putBackOnRoad, setOnHire, takeOffRoad } from './set-asset-status.ts'

async function readCategory(tx: Tx, id: number) {
  const category = await findCategory(tx, id)
  if (!category) throw notFound()
  return category
}

const { changes, creates } = answerWith(({ tx, viewer }, id) => readAsset(tx, viewer, id))

export const resourcesArea = serverArea({
  endpoints: resourceEndpoints,

  handlers: ({ db, clock, write }) => ({
    listCategories: async ({ viewer, query }) => {
      const categories = await listCategories(db, query.archived === '1')
      // Fleet totals are not for people limited to their own plant.
      return scopeOf(viewer, 'resources:read') === 'own'
        ? categories.map((category) => ({ ...category, assets: 0 }))
        : categories
    },
    createCategory: async ({ change, body }) => {
      const { id } = await createCategory(change, body)
      return readCategory(change.tx, id)
    },
    editCategory: async ({ change, params, body }) => {
      await editCategory(change, params.id, body)
      return readCategory(change.tx, params.id)
    },
    archiveCategories: ({ change, body }) => archiveRecords(change, categoryRecord, body),
    restoreCategories: ({ change, body }) => restoreRecords(change, categoryRecord, body),

    listAssets: ({ viewer, query }) => listAssets(db, viewer, query),
    exportAssets: ({ viewer, query }) => exportList({ db, clock, write }, viewer, query, assetExport),
    getAsset: ({ viewer, params }) => readAsset(db, viewer, params.id),
    createAsset: creates(createAsset),
    editAsset: changes(editAsset),
    setAssetCost: changes(setAssetCost),
    takeOffRoad: changes((change, id, { reason, version }) => takeOffRoad(change, id, reason, version)),
    putBackOnRoad: changes((change, id, { version }) => putBackOnRoad(change, id, version)),
    sellAsset: changes((change, id, { sold_on, version }) => sellAsset(change, id, sold_on, version)),
    recordService: changes(recordService),
    assetsByCategory: ({ viewer }) => listAssetsByCategory(db, viewer),
    moveAssets: ({ change, body }) => moveAssets(change, body),
    archiveAssets: ({ change, body }) => archiveRecords(change, assetRecord, body),
    restoreAssets: ({ change, body }) => restoreRecords(change, assetRecord, body),
  }),

  imports: [assetImport],

  records: resourceRecords,

  subscriptions: [answer(subcontractorOwns, assetsOf)],

  constraints: resourceConstraints,
})
