import type { Asked } from '#platform/server/change/change.ts'
import { plural } from '#shared/text.ts'
import { countDriversOf } from './driver-store.ts'

/** What keeps a subcontractor from being archived: its current drivers. */
export async function driversOf(
  { tx }: Asked,
  { subcontractor_id }: { subcontractor_id: number },
): Promise<string | null> {
  const count = await countDriversOf(tx, subcontractor_id)
  return count === 0 ? null : plural(count, 'driver')
}
