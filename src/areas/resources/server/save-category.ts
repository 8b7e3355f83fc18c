import { conflict, notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change.ts'
import { changed, given } from '#platform/server/given.ts'
import { mustBeCurrent } from '#platform/server/stale.ts'
import { archivedBy, notArchived } from '#platform/server/archiving.ts'
import type { CategoryInput, CategoryPatch } from '../contract/category.ts'
import { categoryCan } from '../rules/category-rules.ts'
import {
  type StoredCategory,
  findCategory,
  insertCategory,
  lockCategory,
  updateCategory,
} from './category-store.ts'

const record = ({ id, name }: Pick<StoredCategory, 'id' | 'name'>) => ({
  record_type: 'asset_category',
  record_id: id,
  record_label: name,
})

/** Adds a category of plant. @throws invalid when its name is taken. */
export async function createCategory(change: Change, input: CategoryInput): Promise<StoredCategory> {
  const category = await insertCategory(change.tx, given(input))
  change.log({ ...record(category), action: 'created', after: category })
  return category
}

/** @throws not_found; stale with the present category; conflict when archived; invalid when its name is taken. */
export async function editCategory(
  change: Change,
  id: number,
  { version, ...changes }: CategoryPatch,
): Promise<void> {
  const before = await lockCategory(change.tx, id)
  if (!before) throw notFound()
  await mustBeCurrent(change.tx, before, version, () => findCategory(change.tx, id))
  const allowed = categoryCan.edit(before)
  if (allowed !== true) throw conflict(allowed)
  const patch = changed(before, given(changes))
  if (Object.keys(patch).length === 0) return
  const after = await updateCategory(change.tx, id, patch)
  change.log({ ...record(after), action: 'updated', before, after })
}

/** All or none. @throws not_found; conflict, naming the first that has assets or is archived already. */
export async function archiveCategories(
  change: Change,
  ids: readonly number[],
  reason: string,
): Promise<void> {
  for (const id of ids) {
    const before = await lockCategory(change.tx, id)
    if (!before) throw notFound()
    const allowed = categoryCan.archive(before)
    if (allowed !== true) throw conflict(`${before.name}: ${allowed}`)
    await updateCategory(change.tx, id, {
      ...archivedBy(change),
      archive_reason: reason,
    })
    change.log({ ...record(before), action: 'archived', reason })
  }
}

/** All or none. @throws not_found; conflict for one that is not archived; invalid when its name was given to another. */
export async function restoreCategories(change: Change, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    const before = await lockCategory(change.tx, id)
    if (!before) throw notFound()
    const allowed = categoryCan.restore(before)
    if (allowed !== true) throw conflict(`${before.name}: ${allowed}`)
    await updateCategory(change.tx, id, { ...notArchived, archive_reason: null })
    change.log({ ...record(before), action: 'restored' })
  }
}
