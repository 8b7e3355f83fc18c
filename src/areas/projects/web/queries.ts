import { read } from '#platform/web/calls/api.ts'
import { recordLoaders } from '#platform/web/guard/screen-loaders.ts'
import { projectEndpoints } from '../contract/endpoints.ts'

export const projectQuery = (id: number) => read(projectEndpoints.getProject, { params: { id } })
export const projectJobsQuery = (id: number) => read(projectEndpoints.listProjectJobs, { params: { id } })

/** What its routes load. */
export const { loadList, loadArchived, loadRecord } = recordLoaders(
  projectEndpoints.listProjects,
  projectQuery,
)
