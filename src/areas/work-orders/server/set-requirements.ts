import { invalid, notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change.ts'
import type { AssetDataInput } from '../contract/requirement.ts'
import { createRequirement } from './create-requirement.ts'
import { editRequirement } from './edit-requirement.ts'
import { isPast } from '../rules/past.ts'
import { type OrdersJob, lockJobRow } from './ground-store.ts'
import { openRequirement } from './open-requirement.ts'

/**
 * What a job needs on all its days, by category; a job that began long ago needs it from today on. `id` is the requirement whose quantity the first entry sets.
 * @throws not_found; invalid; conflict.
 */
export async function setRequirements(
  change: Change,
  job_id: number,
  { id, assetData }: AssetDataInput,
): Promise<void> {
  const job = await lockJobRow(change.tx, job_id)
  if (!job) throw notFound()
  for (const [place, { asset_category_id, qty }] of assetData.entries()) {
    if (id !== undefined && place === 0) {
      const { requirement } = await openRequirement(change, id, { job_id })
      if (requirement.asset_category_id !== asset_category_id)
        throw invalid({
          'assetData.0.asset_category_id': 'A requirement keeps its category. Remove it and add another.',
        })
      const min_asset_qty = Math.min(requirement.min_asset_qty, qty)
      const max_asset_qty = Math.max(requirement.max_asset_qty, qty)
      await editRequirement(change, id, { ideal_asset_qty: qty, min_asset_qty, max_asset_qty }, job_id)
    } else {
      await createRequirement(change, {
        job_id,
        asset_category_id,
        ideal_asset_qty: qty,
        start_date: firstDayOf(job, change.today),
        end_date: job.end_date,
        selectedDates: [],
      })
    }
  }
}

const firstDayOf = ({ start_date, end_date }: OrdersJob, today: string): string =>
  isPast(start_date, today) && end_date >= today ? today : start_date
