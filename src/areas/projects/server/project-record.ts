import type { Change } from '#platform/server/change/change.ts'
import type { PlainRecord } from '#platform/server/change/edit-record.ts'
import { type UniqueConflicts, updateExplained } from '#platform/server/change/explain-unique-violation.ts'
import { plainRecordType } from '#platform/server/change/record-registry.ts'
import { may } from '#platform/server/sessions/viewer.ts'
import { projectFieldRights } from '../contract/project.ts'
import { type ProjectState, projectCan } from '../rules/project-status.ts'
import {
  type ProjectChanges,
  type StoredProject,
  countOpenJobs,
  findProject,
  lockProject,
  updateProject,
} from './project-store.ts'
import { readProject } from './read-projects.ts'

export type OpenProject = StoredProject & ProjectState

/** A client has one current project of a name. */
export const projectConflicts = (): UniqueConflicts => ({
  project_name: () => Promise.resolve({ name: 'This client already has a project of this name.' }),
})

export const projectRecord: PlainRecord<StoredProject, ProjectChanges, OpenProject> = {
  record_type: 'project',
  label: ({ name }) => name,
  lock: ({ tx }, id) => lockProject(tx, id),
  present: (change, id) => readProjectOf(change, id),
  state: async ({ tx }, project) => ({ ...project, open_jobs: await countOpenJobs(tx, project.id) }),
  can: projectCan,
  update: updateExplained(updateProject, projectConflicts),
}

/** For its notes, documents and history. */
export const projectRecordType = plainRecordType({
  record: projectRecord,
  title: 'Project',
  path: (id) => `/dashboard/projects/${id}/edit`,
  rights: { read: 'projects:read', write: 'projects:write' },
  find: (db, _, id) => findProject(db, id),
  // Notes and documents may be added to a closed one.
  can: { edit: ({ archived_at }: StoredProject) => projectCan.edit({ status: 'Open', archived_at }) },
  hiddenFields: (viewer) =>
    may(viewer, projectFieldRights.budget_cents) ? ['search_text'] : ['search_text', 'budget_cents'],
  references: { client_id: 'client' },
})

/** One project as the viewer of the change may see it. @throws not_found. */
export const readProjectOf = ({ tx, viewer, today }: Change, id: number) => readProject(tx, viewer, id, today)
