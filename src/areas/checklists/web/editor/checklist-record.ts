import type { TabbedPlainRecord } from '#platform/web/records/plain-record.ts'
import type { Checklist } from '../../contract/checklist.ts'
import { checklistEndpoints } from '../../contract/endpoints.ts'
import { checklistNoun } from '../../rules/checklist-labels.ts'
import { checklistCan } from '../../rules/checklist-rules.ts'
import { checklistPaths, checklistTabs } from '../checklist-paths.ts'

export const checklistRecord: TabbedPlainRecord<keyof typeof checklistTabs, Checklist> = {
  noun: checklistNoun,
  keptBy: 'Completed checklists',
  write: 'checklists:write',
  paths: {
    list: checklistPaths.templates,
    archived: checklistPaths.archived,
    create: checklistPaths.create,
    edit: checklistPaths.edit,
  },
  tabs: checklistTabs,
  can: checklistCan,
  archive: checklistEndpoints.archiveChecklists,
  restore: checklistEndpoints.restoreChecklists,
}
