import type { Asked } from '#platform/server/change/change.ts'
import { plural } from '#shared/text.ts'
import { countAssetsOf } from './asset-store.ts'

/** What keeps a subcontractor from being archived: its current plant. */
export async function assetsOf(
  { tx }: Asked,
  { subcontractor_id }: { subcontractor_id: number },
): Promise<string | null> {
  const count = await countAssetsOf(tx, subcontractor_id)
  return count === 0 ? null : plural(count, 'asset')
}
