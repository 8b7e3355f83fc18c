import type { Change } from '#platform/server/change/change.ts'
import type { Answered } from '../rules/check-answers.ts'
import { type StoredDefect, insertDefects } from './defect-store.ts'

interface Found {
  asset_id: number
  asset_checklist_id: number
  driver_id: number
  job_item_id: number | null
  completed_at: string
  fleet_no: string
  took_off_road: boolean
}

/** A defect's name in the log. */
export const labelOfDefect = (
  fleet_no: string,
  { id, description }: Pick<StoredDefect, 'id' | 'description'>,
) => ({
  record_type: 'asset_defect',
  record_id: id,
  record_label: `${fleet_no}: ${description.length > 80 ? `${description.slice(0, 79)}…` : description}`,
})

/** Makes a defect of each failed item, in the driver's words where given. */
export async function noteDefects(
  change: Change,
  { fleet_no, completed_at, took_off_road, asset_id, asset_checklist_id, driver_id, job_item_id }: Found,
  fails: readonly Answered[],
): Promise<void> {
  if (fails.length === 0) return
  const defects = await insertDefects(
    change.tx,
    fails.map(({ item, comment }) => ({
      asset_id,
      asset_checklist_id,
      driver_id,
      job_item_id,
      severity: item.is_critical ? ('critical' as const) : ('minor' as const),
      description: (comment ? `${item.text}: ${comment}` : item.text).slice(0, 1000),
      took_off_road: item.is_critical && took_off_road ? 1 : 0,
      reported_at: completed_at,
    })),
  )
  for (const defect of defects)
    change.log({ ...labelOfDefect(fleet_no, defect), action: 'reported', after: defect })
}
