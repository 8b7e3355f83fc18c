import { invalid, notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { definedFields } from '#platform/server/change/defined-fields.ts'
import { mustBeCurrent } from '#platform/server/change/must-be-current.ts'
import type { DropdownInput, DropdownPatch } from '../contract/dropdown.ts'
import { type ListKey, dropdownLists } from '../contract/dropdown-lists.ts'
import { type StoredItem, insertItem, listItems, lockItems, sortItems, updateItem } from './dropdown-store.ts'

const record = (item: StoredItem, list_key: ListKey) => ({
  record_type: 'dropdown_item',
  record_id: item.id,
  record_label: item.label,
  part: dropdownLists[list_key],
})

function mustBeNew(items: readonly StoredItem[], label: string, except_id?: number): void {
  const same = items.find((one) => one.id !== except_id && one.label.toLowerCase() === label.toLowerCase())
  if (!same) return
  throw invalid({
    label: same.is_visible ? 'This is already on the list.' : 'This is already on the list, but hidden.',
  })
}

/** Appends to a list; its first label becomes the value records store. @throws invalid. */
export async function addItem(change: Change, list_key: ListKey, input: DropdownInput): Promise<StoredItem> {
  const { label } = input
  const items = await lockItems(change.tx, list_key)
  mustBeNew(items, label)
  if (items.some(({ value }) => value === label))
    throw invalid({ label: 'Another item on this list used this name before.' })
  const sort = Math.max(0, ...items.map((one) => one.sort)) + 10
  const item = await insertItem(change.tx, { ...definedFields(input), list_key, value: label, sort })
  change.log({ ...record(item, list_key), action: 'created', after: item })
  return item
}

/**
 * Renames, hides or shows an item, and marks what a material requires. The stored value does not change. @throws
 * not_found, stale, invalid.
 */
export async function editItem(
  change: Change,
  list_key: ListKey,
  id: number,
  { version, ...changes }: DropdownPatch,
): Promise<StoredItem> {
  const items = await lockItems(change.tx, list_key)
  const before = items.find((one) => one.id === id)
  if (!before) throw notFound()
  await mustBeCurrent(change.tx, before, version, async () => before)
  const patch = definedFields(changes)
  if (patch.label !== undefined) mustBeNew(items, patch.label, id)
  if (Object.keys(patch).length === 0) return before
  const after = await updateItem(change.tx, id, patch)
  change.log({ ...record(after, list_key), action: 'updated', before, after })
  return after
}

/** A list has no version of its own: the last change to one of its items counts. */
async function mustMatchList(change: Change, ids: readonly number[], items: StoredItem[]): Promise<void> {
  const latest = items.toSorted((a, b) => b.updated_at.localeCompare(a.updated_at))[0]
  if (!latest) return
  const isSame = ids.length === items.length && items.every(({ id }, at) => id === ids[at])
  await mustBeCurrent(change.tx, latest, isSame ? latest.version : 0, async () => items)
}

/**
 * Reorders a list from `asked.before` to `asked.ids`.
 * @throws stale with the current list when its order is different; invalid for ids that are not exactly the
 * list's.
 */
export async function orderItems(
  change: Change,
  list_key: ListKey,
  asked: { before: readonly number[]; ids: readonly number[] },
): Promise<StoredItem[]> {
  await lockItems(change.tx, list_key)
  const before = await listItems(change.tx, list_key)
  await mustMatchList(change, asked.before, before)
  const named = new Set(asked.ids)
  if (
    named.size !== asked.ids.length ||
    named.size !== before.length ||
    !before.every(({ id }) => named.has(id))
  )
    throw invalid({ ids: 'Include each item of the list once.' })
  await sortItems(change.tx, asked.ids)
  const after = await listItems(change.tx, list_key)
  const order = (all: readonly StoredItem[]) => ({ order: all.map(({ label }) => label) })
  change.log({
    action: 'ordered',
    record_type: 'dropdown_item',
    record_id: 0,
    record_label: dropdownLists[list_key],
    before: order(before),
    after: order(after),
  })
  return after
}
