import * as z from 'zod'
import {
  endpoint,
  exportQuery,
  idParams,
  listQuery,
  notExported,
  version,
} from '#platform/contract/endpoint.ts'
import { idParam } from '#platform/contract/fields.ts'
import { recordEndpoints } from '#platform/contract/record-endpoints.ts'
import { projectNoun } from '../rules/project-labels.ts'
import { projectStatuses } from './choices.ts'
import { Project, ProjectInput, ProjectJob, ProjectPatch } from './project.ts'

const projects = recordEndpoints({
  noun: projectNoun,
  path: '/api/projects',
  topic: 'project',
  rights: { read: 'projects:read', write: 'projects:write', export: 'projects:export' },
})

/** What a change makes stale besides projects: their figures follow from the records of their jobs. */
const alsoStale = ['client', 'job', 'docket', 'invoice']
const stated = z.object({ version: version.optional() })

export const projectFilters = listQuery(['name', 'start_date', 'end_date', 'created_at'], 'name').extend({
  status: z.enum(projectStatuses).optional(),
  client_id: idParam.optional(),
})
export type ProjectFilters = z.output<typeof projectFilters>
/** What narrows a list or an export. */
export type ProjectNarrowing = Omit<ProjectFilters, keyof typeof notExported>

export const projectEndpoints = {
  listProjects: projects.list({ query: projectFilters, output: Project, also: alsoStale }),
  exportProjects: projects.export({ query: projectFilters.omit(notExported).extend(exportQuery) }),
  getProject: projects.get({ output: Project, also: alsoStale }),
  listProjectJobs: endpoint({
    method: 'GET',
    path: '/api/projects/:id/jobs',
    permission: 'projects:read',
    summary:
      'All jobs of a project with what is agreed, done, billed and not invoiced of each, the latest first.',
    topic: 'project',
    also: alsoStale,
    params: idParams,
    output: z.array(ProjectJob),
  }),
  createProject: projects.create({ body: ProjectInput, output: Project }),
  editProject: projects.edit({ body: ProjectPatch, output: Project }),
  closeProject: projects.action('close', {
    summary: 'Close a project without open jobs: no job can be added.',
    body: stated,
    output: Project,
    message: 'Project closed.',
  }),
  reopenProject: projects.action('reopen', {
    summary: 'Reopen a closed project.',
    body: stated,
    output: Project,
    message: 'Project reopened.',
  }),
  archiveProjects: projects.archiveMany(),
  restoreProjects: projects.restoreMany(),
}
