import { readClient } from '#areas/clients/server/index.ts'
import { AppError, invalid, refuse } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { createRecord } from '#platform/server/change/create-record.ts'
import { definedFields } from '#platform/server/change/defined-fields.ts'
import { editRecord } from '#platform/server/change/edit-record.ts'
import { mustHoldFieldRights } from '#platform/server/change/field-rights.ts'
import { notAChoice } from '#shared/text.ts'
import { type ProjectInput, type ProjectPatch, projectFieldRights } from '../contract/project.ts'
import { projectErrors } from '../rules/check-project.ts'
import { projectLabels } from '../rules/project-labels.ts'
import { projectConflicts, projectRecord } from './project-record.ts'
import { type StoredProject, insertProject } from './project-store.ts'

/**
 * Creates a project of a current client.
 * @throws invalid, also for a name that the client already has; forbidden for a budget that the viewer may not set.
 */
export async function createProject(change: Change, input: ProjectInput): Promise<StoredProject> {
  const fields = definedFields(input)
  mustHoldFieldRights(change.viewer, projectFieldRights, {}, fields)
  refuse(projectErrors(fields))
  await mustBeCurrentClient(change, fields.client_id)
  return createRecord(change, projectRecord, () => insertProject(change.tx, fields), projectConflicts())
}

/** @throws not_found; stale with the current project; conflict for a closed one; as above. */
export const editProject = (change: Change, id: number, patch: ProjectPatch): Promise<StoredProject> =>
  editRecord(change, projectRecord, id, patch, ({ before, patch: fields, whole }) => {
    mustHoldFieldRights(change.viewer, projectFieldRights, before, fields)
    refuse(projectErrors(whole))
  })

async function mustBeCurrentClient({ tx, viewer }: Change, id: number): Promise<void> {
  const client = await readClient(tx, viewer, id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found')
      throw invalid({ client_id: notAChoice(projectLabels.client_id) })
    throw error
  })
  if (client.archived_at) throw invalid({ client_id: 'This client is archived.' })
}
