import type { TabbedPlainRecord } from '#platform/web/records/plain-record.ts'
import { projectEndpoints } from '../contract/endpoints.ts'
import type { Project } from '../contract/project.ts'
import { projectNoun } from '../rules/project-labels.ts'
import { projectCan } from '../rules/project-status.ts'
import { projectPaths, projectTabs } from './project-paths.ts'

export const projectRecord: TabbedPlainRecord<keyof typeof projectTabs, Project> = {
  noun: projectNoun,
  write: 'projects:write',
  paths: projectPaths,
  tabs: projectTabs,
  can: projectCan,
  archive: projectEndpoints.archiveProjects,
  restore: projectEndpoints.restoreProjects,
}
