import type { PlainRecord } from '#platform/server/change/edit-record.ts'
import { asStored } from '#platform/server/change/open-record.ts'
import { type RecordType, findEditable } from '#platform/server/change/record-registry.ts'
import { orNotFound } from '#platform/server/database/or-not-found.ts'
import { may } from '#platform/server/sessions/viewer.ts'
import { checklistCan } from '../rules/checklist-rules.ts'
import { type StoredChecklist, findChecklist, lockChecklist, updateChecklist } from './checklist-store.ts'

type Columns = Parameters<typeof updateChecklist>[2]

export const checklistRecord: PlainRecord<StoredChecklist, Columns> = {
  record_type: 'checklist',
  label: ({ name }) => name,
  lock: ({ tx }, id) => lockChecklist(tx, id),
  present: ({ tx }, id) => readChecklist(tx, id),
  state: asStored,
  can: checklistCan,
  update: async ({ tx }, { id }, columns) => {
    await updateChecklist(tx, id, columns)
    return readChecklist(tx, id)
  },
}

/** For its notes and history. */
export const checklistRecordType: RecordType = {
  type: checklistRecord.record_type,
  title: 'Checklist',
  path: (id) => `/dashboard/checklist/${id}/view`,
  find: findEditable('checklists:read', (db, _, id) => findChecklist(db, id), checklistCan),
  readRight: 'checklists:read',
  mayWrite: (viewer) => may(viewer, 'checklists:write'),
}

/** @throws not_found. */
export const readChecklist = orNotFound(findChecklist)

/** A template as its log compares it: categories by name; what became of its items is said in words. */
export const logged = ({ items: _items, asset_category_ids: _ids, ...checklist }: StoredChecklist) =>
  checklist
