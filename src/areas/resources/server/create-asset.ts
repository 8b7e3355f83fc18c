import { invalid } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { createRecord } from '#platform/server/change/create-record.ts'
import { definedFields } from '#platform/server/change/defined-fields.ts'
import { notAChoice } from '#shared/text.ts'
import type { AssetInput } from '../contract/asset.ts'
import { assetLabels } from '../rules/asset-labels.ts'
import { assetDefaults, checkAsset, withoutIdleFields } from '../rules/asset-rules.ts'
import { assetConflicts, assetRecord } from './asset-record.ts'
import { type StoredAsset, insertAsset } from './asset-store.ts'
import { type StoredCategory, openCategory } from './category-store.ts'

/**
 * Creates a machine, truck or trailer. Its transport needs default to its category's.
 * @throws invalid, also for a missing category, and when another has the number, plate or VIN.
 */
export async function createAsset(change: Change, input: AssetInput): Promise<StoredAsset> {
  const category = await openCategory(change.tx, input.asset_category_id)
  if (!category) throw invalid({ asset_category_id: notAChoice(assetLabels.asset_category_id) })
  const fields = assetColumns(input, { category, today: change.today })
  return createRecord(
    change,
    assetRecord,
    () => insertAsset(change.tx, fields),
    assetConflicts(change.tx, fields),
  )
}

/** What is stored of a new asset of this category. @throws invalid for what its rules refuse. */
export function assetColumns(
  input: AssetInput,
  { category, today }: { category: Pick<StoredCategory, 'needs_float' | 'asset_group'>; today: string },
) {
  const fields = withoutIdleFields({
    needs_float: category.needs_float,
    asset_owner: 'own' as const,
    ...definedFields(input),
  })
  checkAsset({ ...assetDefaults, ...fields }, { asset_group: category.asset_group, today })
  return fields
}
