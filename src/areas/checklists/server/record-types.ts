import type { RecordType } from '#platform/server/change/record-registry.ts'
import { may } from '#platform/server/sessions/viewer.ts'
import { formatDate } from '#shared/local-date.ts'
import { findAssetChecklist } from './asset-checklist-store.ts'
import { checklistRecordType } from './checklist-record.ts'
import { findDefect } from './defect-store.ts'

/** It never changes; remarks on it are notes. */
const assetChecklist: RecordType = {
  type: 'asset_checklist',
  title: 'Completed checklist',
  path: (id) => `/dashboard/subcontractors/drivers/${id}/view`,
  find: async (db, viewer, id) => {
    const found = may(viewer, 'checklists:read') ? await findAssetChecklist(db, viewer, id) : undefined
    if (!found) return null
    return { label: `${found.fleet_no} ${found.checklist_name}, ${formatDate(found.work_date)}` }
  },
  readRight: 'checklists:read',
  mayWrite: (viewer) => may(viewer, 'defects:write'),
}

const defect: RecordType = {
  type: 'asset_defect',
  title: 'Defect',
  path: (id) => `/dashboard/checklist/defects/${id}`,
  find: async (db, viewer, id) => {
    const found = may(viewer, 'defects:read') ? await findDefect(db, viewer, id) : undefined
    return found ? { label: `${found.fleet_no}: ${found.description}` } : null
  },
  readRight: 'defects:read',
  mayWrite: (viewer) => may(viewer, 'defects:write') || may(viewer, 'defects:verify'),
  references: {
    asset_id: 'asset',
    asset_checklist_id: 'asset_checklist',
    job_item_id: 'job_item',
    driver_id: 'driver',
    fixed_by: 'user',
    verified_by: 'user',
  },
}

export const checklistRecords: readonly RecordType[] = [checklistRecordType, assetChecklist, defect]
