import type { Allowed } from '#shared/allowed.ts'
import { type StateAction, canOf } from '#shared/state-table.ts'
import { plural } from '#shared/text.ts'
import type { ProjectStatus } from '../contract/choices.ts'

interface Basics {
  status: ProjectStatus
  archived_at: string | null
}
export type ProjectState = Basics & { open_jobs: number }

/** Its open jobs would have no project to belong to. */
const noOpenJobs = ({ open_jobs }: Pick<ProjectState, 'open_jobs'>): Allowed =>
  open_jobs === 0 ||
  `${plural(open_jobs, 'job')} of this project ${open_jobs === 1 ? 'is' : 'are'} still open. Complete or cancel first.`

const write = { to: null, right: 'projects:write' } as const
const current = ['Open', 'Closed'] as const

/** What can be done with a project, for the server and the buttons. */
export const projectActions = {
  edit: { ...write, from: ['Open'] },
  close: { ...write, from: ['Open'], to: 'Closed', guard: noOpenJobs },
  reopen: { ...write, from: ['Closed'], to: 'Open', words: { Open: 'This project is already open.' } },
  archive: {
    ...write,
    from: current,
    guard: noOpenJobs,
    words: { Archived: 'This project is already archived.' },
  },
  restore: { ...write, from: ['Archived'], words: () => 'This project is not archived.' },
} as const satisfies Record<string, StateAction<ProjectStatus | 'Archived', ProjectStatus>>

/** Whether a project's state allows it, or why not. */
export const projectCan = canOf(projectActions, {
  stateOf: ({ status, archived_at }: Basics) => (archived_at ? 'Archived' : status),
  words: ({ archived_at }, name) => {
    if (archived_at) return 'Restore this project to change it.'
    return name === 'close' ? 'This project is already closed.' : 'Reopen this project to change it.'
  },
})
