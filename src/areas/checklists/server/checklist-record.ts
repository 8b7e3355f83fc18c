import { plainRecord } from '#platform/server/change/plain-record.ts'
import { plainRecordType } from '#platform/server/change/record-registry.ts'
import { orNotFound } from '#platform/server/database/or-not-found.ts'
import { checklistCan } from '../rules/checklist-rules.ts'
import { type StoredChecklist, findChecklist, lockChecklist, updateChecklist } from './checklist-store.ts'

type Columns = Parameters<typeof updateChecklist>[2]

export const checklistRecord = plainRecord<StoredChecklist, Columns>({
  record_type: 'checklist',
  find: findChecklist,
  lock: lockChecklist,
  can: checklistCan,
  update: async ({ tx }, { id }, columns) => {
    await updateChecklist(tx, id, columns)
    return readChecklist(tx, id)
  },
})

/** For its notes and history. */
export const checklistRecordType = plainRecordType({
  record: checklistRecord,
  title: 'Checklist',
  path: (id) => `/dashboard/checklist/${id}/view`,
  rights: { read: 'checklists:read', write: 'checklists:write' },
})

/** @throws not_found. */
export const readChecklist = orNotFound(findChecklist)

/** A template as its log compares it: categories by name; what became of its items is said in words. */
export const logged = ({ items: _items, asset_category_ids: _ids, ...checklist }: StoredChecklist) =>
  checklist
