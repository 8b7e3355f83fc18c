import { prefetchList } from '#platform/web/list-query.ts'
import type { RouterContext } from '#platform/web/root-route.tsx'
import { checklistEndpoints } from '../contract/endpoints.ts'
import {
  type ChecklistListQuery,
  type CompletedListQuery,
  type DefectListQuery,
  assetChecklistQuery,
  checklistQuery,
  defectQuery,
} from './queries.ts'

/** What the router hands to the loader of a list, and of one record. */
export interface ListLoad<Query> {
  context: RouterContext
  deps: Query
}
export interface RecordLoad {
  context: RouterContext
  params: { id: string }
}

export const loadChecklists = ({ context, deps }: ListLoad<ChecklistListQuery>) =>
  prefetchList(context.queries, checklistEndpoints.listChecklists, deps)
export const loadCompleted = ({ context, deps }: ListLoad<CompletedListQuery>) =>
  prefetchList(context.queries, checklistEndpoints.listAssetChecklists, deps)
export const loadDefects = ({ context, deps }: ListLoad<DefectListQuery>) =>
  prefetchList(context.queries, checklistEndpoints.listDefects, deps)

export const loadChecklist = ({ context, params }: RecordLoad) =>
  context.queries.ensureQueryData(checklistQuery(Number(params.id)))
export const loadAssetChecklist = ({ context, params }: RecordLoad) =>
  context.queries.ensureQueryData(assetChecklistQuery(Number(params.id)))
export const loadDefect = ({ context, params }: RecordLoad) =>
  context.queries.ensureQueryData(defectQuery(Number(params.id)))
