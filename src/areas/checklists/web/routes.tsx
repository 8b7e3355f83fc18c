import { lazyFn } from '@tanstack/react-router'
import { listSearch, param } from '#platform/web/lists/search-params.ts'
import { screenRoute } from '#platform/web/guard/screen-route.ts'
import { recordRoutes } from '#platform/web/records/record-routes.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { checklistKinds, checklistResults, defectSeverities, defectStatuses } from '../contract/choices.ts'
import { checklistTabs, defectTabs } from './checklist-paths.ts'

export const checklistRoutes = [
  ...recordRoutes('/dashboard/checklist', {
    noun: { one: 'checklist', many: 'checklists' },
    read: 'checklists:read',
    search: listSearch({ kind: param.oneOf(checklistKinds), is_active: param.flag }),
    tabs: checklistTabs,
    loaders: () => import('./loaders.ts'),
    list: lazyPart(() => import('./ChecklistListScreen.tsx'), 'ChecklistListScreen'),
    write: 'checklists:write',
    create: lazyPart(() => import('./editor/ChecklistNewScreen.tsx'), 'ChecklistNewScreen'),
    edit: lazyPart(() => import('./editor/ChecklistEditScreen.tsx'), 'ChecklistEditScreen'),
  }),
  screenRoute('/dashboard/checklist/$id/view', {
    title: 'Checklist',
    permission: 'checklists:read',
    loader: lazyFn(() => import('./loaders.ts'), 'loadRecord'),
    screen: lazyPart(() => import('./ChecklistViewScreen.tsx'), 'ChecklistViewScreen'),
  }),
  screenRoute('/dashboard/checklist/completed', {
    title: 'Completed checklists',
    permission: 'checklists:read',
    search: listSearch({
      asset_id: param.number,
      driver_id: param.number,
      from: param.date,
      to: param.date,
      result: param.oneOf(checklistResults),
    }),
    loader: lazyFn(() => import('./loaders.ts'), 'loadCompleted'),
    screen: lazyPart(() => import('./completed/CompletedListScreen.tsx'), 'CompletedListScreen'),
  }),
  screenRoute('/dashboard/subcontractors/drivers/$id/view', {
    title: 'Completed checklist',
    permission: 'checklists:read',
    loader: lazyFn(() => import('./loaders.ts'), 'loadAssetChecklist'),
    screen: lazyPart(() => import('./completed/CompletedViewScreen.tsx'), 'CompletedViewScreen'),
  }),
  screenRoute('/dashboard/checklist/defects', {
    title: 'Defects',
    permission: 'defects:read',
    search: listSearch({
      asset_id: param.number,
      status: param.oneOf([...defectStatuses, 'open']),
      severity: param.oneOf(defectSeverities),
    }),
    loader: lazyFn(() => import('./loaders.ts'), 'loadDefects'),
    screen: lazyPart(() => import('./defects/DefectListScreen.tsx'), 'DefectListScreen'),
  }),
  screenRoute('/dashboard/checklist/defects/$id', {
    title: 'Defect',
    permission: 'defects:read',
    tabs: defectTabs,
    loader: lazyFn(() => import('./loaders.ts'), 'loadDefect'),
    screen: lazyPart(() => import('./defects/DefectScreen.tsx'), 'DefectScreen'),
  }),
] as const
