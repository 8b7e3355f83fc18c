import type { TabbedPlainRecord } from '#platform/web/records/plain-record.ts'
import { subcontractorEndpoints } from '../contract/endpoints.ts'
import type { Subcontractor } from '../contract/subcontractor.ts'
import { subcontractorNoun } from '../rules/subcontractor-labels.ts'
import { subcontractorCan } from '../rules/subcontractor-rules.ts'
import { subcontractorPaths, subcontractorTabs } from './subcontractor-paths.ts'

export const subcontractorRecord: TabbedPlainRecord<keyof typeof subcontractorTabs, Subcontractor> = {
  noun: subcontractorNoun,
  keptBy: 'Machines and drivers',
  write: 'subcontractors:write',
  paths: subcontractorPaths,
  tabs: subcontractorTabs,
  can: subcontractorCan,
  archive: subcontractorEndpoints.archiveSubcontractors,
  restore: subcontractorEndpoints.restoreSubcontractors,
}
