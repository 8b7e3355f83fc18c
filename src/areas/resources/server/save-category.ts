import type { ArchivableRecord } from '#platform/server/change/archive-records.ts'
import type { Change } from '#platform/server/change/change.ts'
import { updateExplained } from '#platform/server/change/explain-unique-violation.ts'
import { changedFields, definedFields } from '#platform/server/change/defined-fields.ts'
import { asStored, openRecord } from '#platform/server/change/open-record.ts'
import type { CategoryInput, CategoryPatch } from '../contract/category.ts'
import { categoryCan } from '../rules/category-rules.ts'
import {
  type StoredCategory,
  findCategory,
  insertCategory,
  lockCategory,
  updateCategory,
} from './category-store.ts'

type LockedCategory = NonNullable<Awaited<ReturnType<typeof lockCategory>>>

export const categoryRecord: ArchivableRecord<LockedCategory> = {
  record_type: 'asset_category',
  label: ({ name }) => name,
  lock: ({ tx }, id) => lockCategory(tx, id),
  present: ({ tx }, id) => findCategory(tx, id),
  state: asStored,
  can: categoryCan,
  update: updateExplained(updateCategory, () => ({
    asset_category_name: () => Promise.resolve({ name: 'Another category already has this name.' }),
  })),
}
const record = ({ id, name }: Pick<StoredCategory, 'id' | 'name'>) => ({
  record_type: 'asset_category',
  record_id: id,
  record_label: name,
})

/** Adds a category of plant. @throws invalid when its name is in use. */
export async function createCategory(change: Change, input: CategoryInput): Promise<StoredCategory> {
  const category = await insertCategory(change.tx, definedFields(input))
  change.log({ ...record(category), action: 'created', after: category })
  return category
}

/** @throws not_found; stale with the current category; conflict when archived; invalid when its name is in use. */
export async function editCategory(
  change: Change,
  id: number,
  { version, ...changes }: CategoryPatch,
): Promise<void> {
  const { record: before } = await openRecord(change, categoryRecord, { id, version, can: categoryCan.edit })
  const patch = changedFields(before, definedFields(changes))
  if (Object.keys(patch).length === 0) return
  const after = await updateCategory(change.tx, id, patch)
  change.log({ ...record(after), action: 'updated', before, after })
}
