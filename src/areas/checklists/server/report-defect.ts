import { parkAsset } from '#areas/resources/server/index.ts'
import { invalid } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { notAChoice } from '#shared/text.ts'
import type { DefectInput } from '../contract/defect.ts'
import { defectLabels } from '../rules/defect-labels.ts'
import { lockCheckedAsset } from './asset-checklist-store.ts'
import { insertDefect } from './defect-store.ts'
import { labelOfDefect } from './note-defects.ts'
import { notifyOffRoad } from './notify-off-road.ts'

interface FoundOnOrder {
  job_item_id: number
  /** The driver who reported it themselves. */
  driver_id: number | null
}

/** Records a defect by hand; a critical one parks the asset. @throws invalid for an asset out of use. */
export async function reportDefect(
  change: Change,
  input: DefectInput & Partial<FoundOnOrder>,
): Promise<{ id: number }> {
  const { asset_id, severity, description } = input
  const [reason = description] = description.split('\n')
  const asset = await lockCheckedAsset(change.tx, asset_id)
  if (!asset || asset.archived_at || asset.status === 'sold')
    throw invalid({ asset_id: notAChoice(defectLabels.asset_id) })
  const took_off_road = severity === 'critical' && (await parkAsset(change, asset_id, reason))
  const defect = await insertDefect(change.tx, {
    ...input,
    took_off_road: took_off_road ? 1 : 0,
    reported_at: change.now.toISOString(),
  })
  const { id } = defect
  change.log({ ...labelOfDefect(asset.fleet_no, defect), action: 'reported', after: defect })
  if (took_off_road)
    await notifyOffRoad(change, asset, {
      record_type: 'asset_defect',
      record_id: id,
      link: `/dashboard/checklist/defects/${id}`,
      reason,
      because: `Reported by ${change.viewer.name}.`,
    })
  return { id }
}

/** What broke on an order: a critical defect of each of its machines. */
export async function reportBreakdown(
  change: Change,
  {
    job_item_id,
    assets,
    reason,
    note,
  }: { job_item_id: number; assets: readonly number[]; reason: string; note: string | null },
): Promise<void> {
  // A driver’s phone may send a single letter.
  const description = [reason.padEnd(2, '.'), note].filter(Boolean).join('\n')
  const { driver_id } = change.viewer
  for (const asset_id of assets)
    await reportDefect(change, { asset_id, severity: 'critical', description, job_item_id, driver_id })
}
