import { read } from '#platform/web/api.ts'
import type { QueryOf } from '#platform/web/list-query.ts'
import { checklistEndpoints } from '../contract/endpoints.ts'

export const checklistQuery = (id: number) => read(checklistEndpoints.getChecklist, { params: { id } })
export const assetChecklistQuery = (id: number) =>
  read(checklistEndpoints.getAssetChecklist, { params: { id } })
export const defectQuery = (id: number) => read(checklistEndpoints.getDefect, { params: { id } })

/** What the addresses of the lists may say. */
export type ChecklistListQuery = QueryOf<typeof checklistEndpoints.listChecklists>
export type CompletedListQuery = QueryOf<typeof checklistEndpoints.listAssetChecklists>
export type DefectListQuery = QueryOf<typeof checklistEndpoints.listDefects>
