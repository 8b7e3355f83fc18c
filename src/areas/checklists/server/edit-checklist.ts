import { refuse } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { changedFields, definedFields } from '#platform/server/change/defined-fields.ts'
import { entryOf, openRecord } from '#platform/server/change/open-record.ts'
import type { ChecklistPatch } from '../contract/checklist.ts'
import { checkItems } from '../rules/checklist-rules.ts'
import { itemChanges } from '../rules/item-changes.ts'
import { checklistRecord, logged } from './checklist-record.ts'
import { insertItems, setCategories } from './checklist-store.ts'

/**
 * Changes a template. Items that differ are its next version: those of earlier versions stay as they were
 * filled in, and a phone that still has them may send them.
 * @throws not_found; stale with the present template; conflict; invalid.
 */
export async function editChecklist(
  change: Change,
  id: number,
  { version, items, asset_category_ids, ...fields }: ChecklistPatch,
): Promise<void> {
  const can = checklistRecord.can.edit
  const { record: before } = await openRecord(change, checklistRecord, { id, version, can })
  refuse(checkItems({ items }))
  const patch = changedFields(before, definedFields(fields))
  const hasNewCategories =
    asset_category_ids !== undefined && !isSameSet(before.asset_category_ids, asset_category_ids)
  const item_changes = items ? itemChanges(before.items, items) : []
  const hasNewItems = items !== undefined && item_changes.length > 0
  if (Object.keys(patch).length === 0 && !hasNewCategories && !hasNewItems) return

  const items_version = before.items_version + (hasNewItems ? 1 : 0)
  if (hasNewItems) await insertItems(change.tx, { checklist_id: id, items_version }, items)
  if (hasNewCategories) await setCategories(change.tx, id, asset_category_ids)
  const after = await checklistRecord.update(change, before, { ...patch, items_version })
  change.log({
    ...entryOf(checklistRecord, after),
    action: 'updated',
    before: logged(before),
    after: { ...logged(after), ...(hasNewItems && { item_changes }) },
  })
}

const isSameSet = (before: readonly number[], after: readonly number[]): boolean =>
  before.length === after.length && before.every((id) => after.includes(id))
