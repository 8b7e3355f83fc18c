import { invalid } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { openRecord } from '#platform/server/change/open-record.ts'
import { changedFields, definedFields } from '#platform/server/change/defined-fields.ts'
import { updateExplained } from '#platform/server/change/explain-unique-violation.ts'
import { notAChoice } from '#shared/text.ts'
import type { AssetPatch } from '../contract/asset.ts'
import { assetLabels } from '../rules/asset-labels.ts'
import { checkAsset, withoutIdleFields } from '../rules/asset-rules.ts'
import { assetCan } from '../rules/asset-status.ts'
import { assetChanged } from './asset-events.ts'
import { updateAsset } from './asset-store.ts'
import { assetConflicts, assetRecord, labelOf } from './asset-record.ts'
import { findCategory, openCategory } from './category-store.ts'

/**
 * Changes the fields that `patch` names.
 * @throws not_found; stale with the present asset; conflict when archived; invalid, also when another has the number,
 * the plate or the VIN.
 */
export async function editAsset(
  change: Change,
  id: number,
  { version, ...changes }: AssetPatch,
): Promise<void> {
  const { tx } = change
  const { record: before } = await openRecord(change, assetRecord, { id, version, can: assetCan.edit })
  const patch = changedFields(before, withoutIdleFields(definedFields(changes)))
  const category =
    patch.asset_category_id === undefined
      ? await findCategory(tx, before.asset_category_id)
      : await openCategory(tx, patch.asset_category_id)
  if (!category) throw invalid({ asset_category_id: notAChoice(assetLabels.asset_category_id) })
  const whole = { ...before, ...patch }
  checkAsset(whole, { asset_group: category.asset_group, today: change.today })
  if (Object.keys(patch).length === 0) return
  const after = await updateExplained(updateAsset, assetConflicts)(change, before, patch)
  change.log({ ...labelOf(after), action: 'updated', before, after })
  await change.announce(assetChanged, { asset_id: id })
}
