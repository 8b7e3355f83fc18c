import type { Change } from '#platform/server/change/change.ts'
import { copyName } from '../rules/copy-name.ts'
import { readChecklist } from './checklist-record.ts'
import { type StoredChecklist, namesStarting } from './checklist-store.ts'
import { createChecklist } from './create-checklist.ts'

/** Copies a template. The copy is not in use: drivers would fill in both. @throws not_found. */
export async function copyChecklist(change: Change, id: number): Promise<StoredChecklist> {
  const { name, kind, frequency, intro, asset_groups, asset_category_ids, items } = await readChecklist(
    change.tx,
    id,
  )
  const copy = { kind, frequency, intro, asset_groups, asset_category_ids, is_active: 0 as const }
  return createChecklist(
    change,
    {
      ...copy,
      name: copyName(name, await namesStarting(change.tx, 'Copy')),
      items: items.map(({ id: _id, position: _position, ...item }) => item),
    },
    `copy of ${name}`,
  )
}
