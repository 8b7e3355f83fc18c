import { createRoute, lazyFn } from '@tanstack/react-router'
import { tabSearch } from '#platform/web/record-tabs.ts'
import { listSearch, param } from '#platform/web/search-params.ts'
import { signedInRoute } from '#platform/web/signed-in-route.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { checklistKinds, checklistResults, defectSeverities, defectStatuses } from '../contract/choices.ts'
import { defectTabs } from './defect-tabs.ts'

const templatesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard/checklist',
  staticData: { title: 'Checklists', permission: 'checklists:read' },
  validateSearch: listSearch({ kind: param.oneOf(checklistKinds), is_active: param.flag }),
  loaderDeps: ({ search }) => search,
  loader: lazyFn(() => import('./loaders.ts'), 'loadChecklists'),
  component: lazyPart(() => import('./ChecklistListScreen.tsx'), 'ChecklistListScreen'),
})

const templateRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard/checklist/$id/view',
  staticData: { title: 'Checklist', permission: 'checklists:read' },
  loader: lazyFn(() => import('./loaders.ts'), 'loadChecklist'),
  component: lazyPart(() => import('./ChecklistViewScreen.tsx'), 'ChecklistViewScreen'),
})

const completedRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard/checklist/completed',
  staticData: { title: 'Completed checklists', permission: 'checklists:read' },
  validateSearch: listSearch({
    asset_id: param.number,
    driver_id: param.number,
    from: param.date,
    to: param.date,
    result: param.oneOf(checklistResults),
  }),
  loaderDeps: ({ search }) => search,
  loader: lazyFn(() => import('./loaders.ts'), 'loadCompleted'),
  component: lazyPart(() => import('./CompletedListScreen.tsx'), 'CompletedListScreen'),
})

const completedViewRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard/subcontractors/drivers/$id/view',
  staticData: { title: 'Completed checklist', permission: 'checklists:read' },
  loader: lazyFn(() => import('./loaders.ts'), 'loadAssetChecklist'),
  component: lazyPart(() => import('./CompletedViewScreen.tsx'), 'CompletedViewScreen'),
})

const defectsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard/checklist/defects',
  staticData: { title: 'Defects', permission: 'defects:read' },
  validateSearch: listSearch({
    asset_id: param.number,
    status: param.oneOf([...defectStatuses, 'open']),
    severity: param.oneOf(defectSeverities),
  }),
  loaderDeps: ({ search }) => search,
  loader: lazyFn(() => import('./loaders.ts'), 'loadDefects'),
  component: lazyPart(() => import('./DefectListScreen.tsx'), 'DefectListScreen'),
})

const defectRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard/checklist/defects/$id',
  staticData: { title: 'Defect', permission: 'defects:read', tabs: defectTabs },
  validateSearch: tabSearch(defectTabs),
  loader: lazyFn(() => import('./loaders.ts'), 'loadDefect'),
  component: lazyPart(() => import('./DefectScreen.tsx'), 'DefectScreen'),
})

/** This file is part of the first page that anybody loads: screens, loaders and schemas come with the route. */
export const checklistRoutes = [
  templatesRoute,
  templateRoute,
  completedRoute,
  completedViewRoute,
  defectsRoute,
  defectRoute,
] as const
