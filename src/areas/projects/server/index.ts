import { archiveRecords, restoreRecords } from '#platform/server/change/archive-records.ts'
import { exportList } from '#platform/server/export/export-list.ts'
import { answerWith } from '#platform/server/http/answer-with.ts'
import { serverArea } from '#platform/server/platform.ts'
import { projectEndpoints } from '../contract/endpoints.ts'
import { projectConstraints } from './constraints.ts'
import { projectExport } from './export-projects.ts'
import { closeProject, reopenProject } from './move-project.ts'
import { projectRecord, projectRecordType, readProjectOf } from './project-record.ts'
import { listProjects } from './project-store.ts'
import { readProject, readProjectJobs, withMoney } from './read-projects.ts'
import { createProject, editProject } from './save-project.ts'

export { closeProject } from './move-project.ts'
export { createProject } from './save-project.ts'

const { changes, creates } = answerWith(readProjectOf)

export const projectsArea = serverArea({
  endpoints: projectEndpoints,

  handlers: ({ db, clock, write }) => ({
    listProjects: async ({ viewer, query }) => {
      const { rows, total } = await listProjects(db, query)
      return { rows: await withMoney(db, viewer, rows, clock.today()), total }
    },
    exportProjects: ({ viewer, query }) => exportList({ db, clock, write }, viewer, query, projectExport),
    getProject: ({ viewer, params }) => readProject(db, viewer, params.id, clock.today()),
    listProjectJobs: ({ viewer, params }) => readProjectJobs(db, viewer, params.id, clock.today()),
    createProject: creates(createProject),
    editProject: changes(editProject),
    closeProject: changes(closeProject),
    reopenProject: changes(reopenProject),
    archiveProjects: ({ change, body }) => archiveRecords(change, projectRecord, body),
    restoreProjects: ({ change, body }) => restoreRecords(change, projectRecord, body),
  }),

  records: [projectRecordType],

  constraints: projectConstraints,
})
