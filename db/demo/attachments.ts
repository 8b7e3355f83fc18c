import { createAttachment } from '#areas/attachments/server/index.ts'
import type { Change } from '#platform/server/change/change.ts'
import { listedAttachments } from './attachment-list.ts'
import { kinds } from './fleet-models.ts'

/** The demo company's attachments. Its only road profiler stays on its posi track. */
export async function demoAttachments(change: Change): Promise<void> {
  const categories = await change.tx.selectFrom('asset_category').select(['id', 'name']).execute()
  const machine = await change.tx
    .selectFrom('asset')
    .select('id')
    .where('fleet_no', '=', 'PT-01')
    .executeTakeFirst()
  const categoryOf = (code: string): number => {
    const name = kinds.find((kind) => kind.code === code)?.category.name
    const category = categories.find((one) => one.name === name)
    if (!category) throw new Error(`${code} is no category.`)
    return category.id
  }
  for (const { fits, ...attachment } of listedAttachments)
    await createAttachment(change, {
      ...attachment,
      compatible_category_ids: fits.map(categoryOf),
      asset_id: attachment.code === 'PRF-PT' ? (machine?.id ?? null) : null,
    })
}
