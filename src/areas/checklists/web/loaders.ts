import { listLoader, recordLoader, recordLoaders } from '#platform/web/guard/screen-loaders.ts'
import { checklistEndpoints } from '../contract/endpoints.ts'
import { assetChecklistQuery, checklistQuery, defectQuery } from './queries.ts'

export const { loadList, loadArchived, loadRecord } = recordLoaders(
  checklistEndpoints.listChecklists,
  checklistQuery,
)

export const loadCompleted = listLoader(checklistEndpoints.listAssetChecklists)
export const loadDefects = listLoader(checklistEndpoints.listDefects)

export const loadAssetChecklist = recordLoader(assetChecklistQuery)
export const loadDefect = recordLoader(defectQuery)
