import { listLoader, recordLoader } from '#platform/web/guard/screen-loaders.ts'
import { checklistEndpoints } from '../contract/endpoints.ts'
import { assetChecklistQuery, checklistQuery, defectQuery } from './queries.ts'

export const loadChecklists = listLoader(checklistEndpoints.listChecklists)
export const loadCompleted = listLoader(checklistEndpoints.listAssetChecklists)
export const loadDefects = listLoader(checklistEndpoints.listDefects)

export const loadChecklist = recordLoader(checklistQuery)
export const loadAssetChecklist = recordLoader(assetChecklistQuery)
export const loadDefect = recordLoader(defectQuery)
