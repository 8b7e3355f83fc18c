import * as z from 'zod'
import { endpoint, idParams, listQuery } from '#platform/contract/endpoint.ts'
import { dateRange } from '#platform/contract/date-fields.ts'
import { idParam } from '#platform/contract/fields.ts'
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

const topic = 'asset_defect'
const move = (verb: string, summary: string, message: string) =>
  ({
    method: 'POST',
    path: `/api/asset-defects/:id/${verb}`,
    summary,
    topic,
    params: idParams,
    output: Defect,
    message,
  }) as const

export const checklistEndpoints = {
  listChecklists: endpoint({
    method: 'GET',
    path: '/api/checklists',
    permission: 'checklists:read',
    summary: 'List the templates of checklists.',
    topic: 'checklist',
    list: true,
    query: checklistFilters,
    output: ChecklistRow,
  }),
  getChecklist: endpoint({
    method: 'GET',
    path: '/api/checklists/:id',
    permission: 'checklists:read',
    summary: 'One template with its items.',
    topic: 'checklist',
    params: idParams,
    output: Checklist,
  }),
  listAssetChecklists: endpoint({
    method: 'GET',
    path: '/api/asset-checklists',
    permission: 'checklists:read',
    summary: 'List completed checklists.',
    topic: 'asset_checklist',
    list: true,
    query: assetChecklistFilters,
    output: AssetChecklistRow,
  }),
  getAssetChecklist: endpoint({
    method: 'GET',
    path: '/api/asset-checklists/:id',
    permission: 'checklists:read',
    summary: 'One completed checklist with its answers.',
    topic: 'asset_checklist',
    params: idParams,
    output: AssetChecklist,
  }),
  listDefects: endpoint({
    method: 'GET',
    path: '/api/asset-defects',
    permission: 'defects:read',
    summary: 'List defects; those that nobody has verified come first.',
    topic,
    list: true,
    query: defectFilters,
    output: Defect,
  }),
  getDefect: endpoint({
    method: 'GET',
    path: '/api/asset-defects/:id',
    permission: 'defects:read',
    summary: 'One defect.',
    topic,
    params: idParams,
    output: Defect,
  }),
  reportDefect: endpoint({
    method: 'POST',
    path: '/api/asset-defects',
    permission: 'defects:write',
    summary: 'Report a defect of an asset; a critical one takes the asset off the road.',
    topic,
    body: DefectInput,
    output: Defect,
    message: 'Defect reported.',
  }),
  startRepair: endpoint({
    ...move('start-repair', 'Take a defect into repair.', 'Repair started.'),
    permission: 'defects:write',
    body: DefectMove,
  }),
  fixDefect: endpoint({
    ...move(
      'fix',
      'Say how a defect was fixed; puts the asset back on the road where that is asked.',
      'Defect fixed.',
    ),
    permission: 'defects:write',
    body: DefectFix,
  }),
  verifyDefect: endpoint({
    ...move('verify', 'Verify that a defect is fixed; never by who fixed it.', 'Defect verified.'),
    permission: 'defects:verify',
    body: DefectMove,
  }),
}
