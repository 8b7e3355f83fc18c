import type { Change } from '#platform/server/change/change.ts'
import { definedFields } from '#platform/server/change/defined-fields.ts'
import { refuse } from '#platform/contract/app-error.ts'
import { entryOf } from '#platform/server/change/open-record.ts'
import type { ChecklistInput } from '../contract/checklist.ts'
import { checkItems } from '../rules/checklist-rules.ts'
import { checklistRecord, logged, readChecklist } from './checklist-record.ts'
import { type StoredChecklist, insertChecklist, insertItems, setCategories } from './checklist-store.ts'

/** Creates a template; `part` says in its history what it came of. @throws invalid. */
export async function createChecklist(
  change: Change,
  input: ChecklistInput,
  part?: string,
): Promise<StoredChecklist> {
  refuse(checkItems(input))
  const { items, asset_category_ids = [], ...fields } = input
  const id = await insertChecklist(change.tx, definedFields(fields))
  await insertItems(change.tx, { checklist_id: id, items_version: 1 }, items)
  await setCategories(change.tx, id, asset_category_ids)
  const checklist = await readChecklist(change.tx, id)
  change.log({
    ...entryOf(checklistRecord, checklist),
    action: 'created',
    ...(part !== undefined && { part }),
    after: { ...logged(checklist), items: items.map(({ text }) => text) },
  })
  return checklist
}
