import * as z from 'zod'
import { exportQuery, listQuery, notExported } from '#platform/contract/endpoint.ts'
import { dateRange } from '#platform/contract/date-fields.ts'
import { idParam } from '#platform/contract/fields.ts'
import { recordEndpoints } from '#platform/contract/record-endpoints.ts'
import { AssetChecklist, AssetChecklistRow } from './asset-checklist.ts'
import { checklistNoun } from '../rules/checklist-labels.ts'
import { Checklist, ChecklistInput, ChecklistPatch, ChecklistRow } from './checklist.ts'
import { checklistKinds, checklistResults, defectSeverities, defectStatuses } from './choices.ts'
import { Defect, DefectFix, DefectInput, DefectMove } from './defect.ts'

export const checklistFilters = listQuery(['name'], 'name').extend({
  kind: z.enum(checklistKinds).optional(),
  is_active: z.enum(['0', '1']).optional(),
})
export type ChecklistFilters = z.output<typeof checklistFilters>
/** What narrows a list or an export. */
export type ChecklistNarrowing = Omit<ChecklistFilters, keyof typeof notExported>

export const assetChecklistFilters = listQuery(['completed_at'], '-completed_at').extend({
  asset_id: idParam.optional(),
  driver_id: idParam.optional(),
  job_item_id: idParam.optional(),
  /** Days of work in Melbourne, both included. */
  ...dateRange(),
  result: z.enum(checklistResults).optional(),
})
export type AssetChecklistFilters = z.output<typeof assetChecklistFilters>
export type AssetChecklistNarrowing = Omit<AssetChecklistFilters, keyof typeof notExported>

export const defectFilters = listQuery(['reported_at'], '-reported_at').extend({
  asset_id: idParam.optional(),
  job_item_id: idParam.optional(),
  /** `open`: whatever is not verified yet. */
  status: z.enum([...defectStatuses, 'open']).optional(),
  severity: z.enum(defectSeverities).optional(),
})
export type DefectFilters = z.output<typeof defectFilters>

const checklists = recordEndpoints({
  noun: checklistNoun,
  path: '/api/checklists',
  topic: 'checklist',
  rights: { read: 'checklists:read', write: 'checklists:write', export: 'checklists:export' },
})
const completed = recordEndpoints({
  noun: { one: 'completed checklist', many: 'completed checklists' },
  path: '/api/asset-checklists',
  topic: 'asset_checklist',
  rights: { read: 'checklists:read', export: 'checklists:export' },
})
const defects = recordEndpoints({
  noun: { one: 'defect', many: 'defects' },
  path: '/api/asset-defects',
  topic: 'asset_defect',
  rights: { read: 'defects:read', write: 'defects:write' },
})

export const checklistEndpoints = {
  listChecklists: checklists.list({
    summary: 'List checklist templates.',
    query: checklistFilters,
    output: ChecklistRow,
  }),
  exportChecklists: checklists.export({ query: checklistFilters.omit(notExported).extend(exportQuery) }),
  getChecklist: checklists.get({ summary: 'One template with its items.', output: Checklist }),
  createChecklist: checklists.create({
    summary: 'Create a template with its items.',
    body: ChecklistInput,
    output: Checklist,
  }),
  editChecklist: checklists.edit({
    summary:
      'Edit a template; changed items are its next version, and completed checklists stay as they are.',
    body: ChecklistPatch,
    output: Checklist,
  }),
  copyChecklist: checklists.action('copy', {
    summary: 'Copy a template; the copy is not in use yet.',
    output: Checklist,
    message: 'Checklist copied.',
  }),
  archiveChecklists: checklists.archiveMany(),
  restoreChecklists: checklists.restoreMany(),
  listAssetChecklists: completed.list({
    summary: 'List completed checklists.',
    query: assetChecklistFilters,
    output: AssetChecklistRow,
  }),
  exportAssetChecklists: completed.export({
    query: assetChecklistFilters.omit(notExported).extend(exportQuery),
  }),
  getAssetChecklist: completed.get({
    summary: 'One completed checklist with its answers.',
    output: AssetChecklist,
  }),
  listDefects: defects.list({
    summary: 'List defects, unverified ones first.',
    query: defectFilters,
    output: Defect,
  }),
  getDefect: defects.get({ output: Defect }),
  reportDefect: defects.create({
    summary: 'Report a defect; a critical one takes the asset off road.',
    body: DefectInput,
    output: Defect,
    message: 'Defect reported.',
  }),
  startRepair: defects.action('start-repair', {
    summary: 'Start the repair of a defect.',
    body: DefectMove,
    output: Defect,
    message: 'Repair started.',
  }),
  fixDefect: defects.action('fix', {
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
