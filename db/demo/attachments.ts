import { createAttachment } from '#areas/attachments/server/index.ts'
import type { Change } from '#platform/server/change/change.ts'
import { type Listed, listedAttachments } from './attachment-list.ts'
import { kinds } from './fleet-models.ts'

/**
 * The demo company's attachments. Its only road profiler stays on its posi track, and a subcontractor has a spreader on
 * its tipper.
 */
export async function demoAttachments(change: Change): Promise<void> {
  const categories = await change.tx.selectFrom('asset_category').select(['id', 'name']).execute()
  const categoryOf = (code: string): number => {
    const name = kinds.find((kind) => kind.code === code)?.category.name
    const category = categories.find((one) => one.name === name)
    if (!category) throw new Error(`${code} is no category.`)
    return category.id
  }
  for (const { fits, stays_on, ...attachment } of listedAttachments)
    await createAttachment(change, {
      ...attachment,
      compatible_category_ids: fits.map(categoryOf),
      asset_id: stays_on ? await firstMachine(change, categoryOf(stays_on.kind), stays_on.of) : null,
    })
}

async function firstMachine(
  { tx }: Change,
  asset_category_id: number,
  of: NonNullable<Listed['stays_on']>['of'],
): Promise<number> {
  const { id } = await tx
    .selectFrom('asset')
    .leftJoin('subcontractor', 'subcontractor.id', 'asset.subcontractor_id')
    .select('asset.id')
    .where('asset.asset_category_id', '=', asset_category_id)
    .where('subcontractor.name', 'is not distinct from', of ?? null)
    .orderBy('asset.id')
    .executeTakeFirstOrThrow()
  return id
}
