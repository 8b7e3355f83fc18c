import type { Change } from '#platform/server/change/change.ts'
import { entryOf, openRecord } from '#platform/server/change/open-record.ts'
import { projectActions, projectCan } from '../rules/project-status.ts'
import { projectRecord } from './project-record.ts'
import { updateProject } from './project-store.ts'

interface Stated {
  version?: number | undefined
}

/** Closes a project once its jobs are done. @throws not_found; stale; conflict with the reason. */
export const closeProject = (change: Change, id: number, { version }: Stated) =>
  moveProject(change, id, 'close', version)

/** @throws not_found; stale; conflict with the reason. */
export const reopenProject = (change: Change, id: number, { version }: Stated) =>
  moveProject(change, id, 'reopen', version)

const logged = { close: 'closed', reopen: 'reopened' } as const

async function moveProject(
  change: Change,
  id: number,
  name: keyof typeof logged,
  version: number | undefined,
): Promise<void> {
  const { record: before } = await openRecord(change, projectRecord, { id, version, can: projectCan[name] })
  const after = await updateProject(change.tx, id, { status: projectActions[name].to })
  change.log({ ...entryOf(projectRecord, after), action: logged[name], before, after })
}
