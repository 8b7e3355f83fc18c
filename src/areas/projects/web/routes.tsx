import { listSearch, param } from '#platform/web/lists/search-params.ts'
import { recordRoutes } from '#platform/web/records/record-routes.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { projectStatuses } from '../contract/choices.ts'
import { projectTabs } from './project-paths.ts'

export const projectRoutes = recordRoutes('/dashboard/projects', {
  noun: { one: 'project', many: 'projects' },
  read: 'projects:read',
  search: listSearch({ status: param.oneOf(projectStatuses), client_id: param.number }),
  tabs: projectTabs,
  loaders: () => import('./queries.ts'),
  list: lazyPart(() => import('./ProjectListScreen.tsx'), 'ProjectListScreen'),
  edit: lazyPart(() => import('./ProjectScreen.tsx'), 'ProjectScreen'),
})
