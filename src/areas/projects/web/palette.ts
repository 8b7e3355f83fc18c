import { searchList } from '#platform/web/lists/search-list.ts'
import { projectEndpoints } from '../contract/endpoints.ts'
import { projectPaths } from './project-paths.ts'

export const search = searchList(projectEndpoints.listProjects, ({ id, name, client }) => ({
  label: name,
  hint: client,
  to: projectPaths.edit(id),
}))
