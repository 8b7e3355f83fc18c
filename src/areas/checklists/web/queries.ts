import { read } from '#platform/web/calls/api.ts'
import { checklistEndpoints } from '../contract/endpoints.ts'

export const checklistQuery = (id: number) => read(checklistEndpoints.getChecklist, { params: { id } })
export const assetChecklistQuery = (id: number) =>
  read(checklistEndpoints.getAssetChecklist, { params: { id } })
export const defectQuery = (id: number) => read(checklistEndpoints.getDefect, { params: { id } })
