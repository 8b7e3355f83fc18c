import { notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { lockCheckedAsset } from './asset-checklist-store.ts'
import { type StoredDefect, updateDefect } from './defect-store.ts'
import { labelOfDefect } from './note-defects.ts'

/** Writes the new status of a locked defect, with its asset locked too. */
export async function moveDefect(
  change: Change,
  before: StoredDefect,
  action: string,
  changes: Parameters<typeof updateDefect>[2],
): Promise<void> {
  const asset = await lockCheckedAsset(change.tx, before.asset_id)
  if (!asset) throw notFound()
  const after = await updateDefect(change.tx, before.id, changes)
  change.log({ ...labelOfDefect(asset.fleet_no, after), action, before, after })
}
