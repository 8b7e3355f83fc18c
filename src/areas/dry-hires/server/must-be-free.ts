import { invalid } from '#platform/contract/app-error.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { instantWords } from '#shared/local-date.ts'
import { type HiredAsset, findOverlap } from './hired-store.ts'

/** A machine, which is locked, is out once at a time. @throws invalid with where it is. */
export async function mustBeFree(
  tx: Tx,
  { id: asset_id, fleet_no }: HiredAsset,
  when: { on_hire_at: string; off_hire_at: string | null; except_id: number },
): Promise<void> {
  const other = await findOverlap(tx, { asset_id, ...when })
  if (!other) return
  const since = instantWords(other.on_hire_at)
  const words =
    other.off_hire_at === null
      ? `is on hire for ${other.job_no} since ${since}`
      : `was on hire for ${other.job_no} from ${since} to ${instantWords(other.off_hire_at)}`
  throw invalid({ asset_id: `${fleet_no} ${words}.` })
}
