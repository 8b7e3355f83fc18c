import * as z from 'zod'
import { listQuery } from '#platform/contract/endpoint.ts'
import { dateRange } from '#platform/contract/date-fields.ts'
import { idParam } from '#platform/contract/fields.ts'
import { recordEndpoints } from '#platform/contract/record-endpoints.ts'
import { AssetChecklist, AssetChecklistRow } from './asset-checklist.ts'
import { Checklist, ChecklistRow } from './checklist.ts'
import { checklistKinds, checklistResults, defectSeverities, defectStatuses } from './choices.ts'
import { Defect, DefectFix, DefectInput, DefectMove } from './defect.ts'

export const checklistFilters = listQuery(['name'], 'name').extend({
  kind: z.enum(checklistKinds).optional(),
  is_active: z.enum(['0', '1']).optional(),
})
export type ChecklistFilters = z.output<typeof checklistFilters>

export const assetChecklistFilters = listQuery(['completed_at'], '-completed_at').extend({
  asset_id: idParam.optional(),
  driver_id: idParam.optional(),
  job_item_id: idParam.optional(),
  /** Days of work in Melbourne, both included. */
  ...dateRange(),
  result: z.enum(checklistResults).optional(),
})
export type AssetChecklistFilters = z.output<typeof assetChecklistFilters>

export const defectFilters = listQuery(['reported_at'], '-reported_at').extend({
  asset_id: idParam.optional(),
  /** `open`: whatever is not verified yet. */
  status: z.enum([...defectStatuses, 'open']).optional(),
  severity: z.enum(defectSeverities).optional(),
})
export type DefectFilters = z.output<typeof defectFilters>

const checklist = { one: 'checklist', many: 'checklists' }
const checklists = recordEndpoints({ noun: checklist, path: '/api/checklists', topic: 'checklist' })
const completed = recordEndpoints({
  noun: checklist,
  path: '/api/asset-checklists',
  topic: 'asset_checklist',
})
const defects = recordEndpoints({
  noun: { one: 'defect', many: 'defects' },
  path: '/api/asset-defects',
  topic: 'asset_defect',
})

export const checklistEndpoints = {
  listChecklists: checklists.list({
    permission: 'checklists:read',
    summary: 'List checklist templates.',
    query: checklistFilters,
    output: ChecklistRow,
  }),
  getChecklist: checklists.get({
    permission: 'checklists:read',
    summary: 'One template with its items.',
    output: Checklist,
  }),
  listAssetChecklists: completed.list({
    permission: 'checklists:read',
    summary: 'List completed checklists.',
    query: assetChecklistFilters,
    output: AssetChecklistRow,
  }),
  getAssetChecklist: completed.get({
    permission: 'checklists:read',
    summary: 'One completed checklist with its answers.',
    output: AssetChecklist,
  }),
  listDefects: defects.list({
    permission: 'defects:read',
    summary: 'List defects, unverified ones first.',
    query: defectFilters,
    output: Defect,
  }),
  getDefect: defects.get({
    permission: 'defects:read',
    summary: 'One defect.',
    output: Defect,
  }),
  reportDefect: defects.create({
    permission: 'defects:write',
    summary: 'Report a defect; a critical one takes the asset off road.',
    body: DefectInput,
    output: Defect,
    message: 'Defect reported.',
  }),
  startRepair: defects.action('start-repair', {
    permission: 'defects:write',
    summary: 'Start the repair of a defect.',
    body: DefectMove,
    output: Defect,
    message: 'Repair started.',
  }),
  fixDefect: defects.action('fix', {
    permission: 'defects:write',
    summary: 'Record how a defect was fixed, and put the asset back on the road if asked to.',
    body: DefectFix,
    output: Defect,
    message: 'Defect fixed.',
  }),
  verifyDefect: defects.action('verify', {
    permission: 'defects:verify',
    summary: 'Verify someone else’s fix.',
    body: DefectMove,
    output: Defect,
    message: 'Defect verified.',
  }),
}
