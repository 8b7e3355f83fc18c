import { countUsersOf } from '#areas/users/server/index.ts'
import { notFound } from '#platform/contract/app-error.ts'
import type { PlainRecord } from '#platform/server/change/edit-record.ts'
import { type UniqueConflicts, updateExplained } from '#platform/server/change/explain-unique-violation.ts'
import { plainRecordType } from '#platform/server/change/record-registry.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import { plural } from '#shared/text.ts'
import { subcontractorCan } from '../rules/subcontractor-rules.ts'
import { hiddenSubcontractorFields, presentSubcontractor } from './present-subcontractor.ts'
import { subcontractorOwns } from './subcontractor-questions.ts'
import {
  type StoredSubcontractor,
  type SubcontractorChanges,
  findByAbn,
  findSubcontractor,
  findSubcontractorName,
  lockSubcontractor,
  updateSubcontractor,
} from './subcontractor-store.ts'

/** A subcontractor's ABN is its own: who has it already. */
export const subcontractorConflicts = (tx: Tx, { abn }: { abn: string }): UniqueConflicts => ({
  subcontractor_abn: async () => ({
    abn: `${(await findByAbn(tx, abn))?.name ?? 'Another subcontractor'} already has this ABN.`,
  }),
})

export const subcontractorRecord: PlainRecord<
  StoredSubcontractor,
  SubcontractorChanges,
  StoredSubcontractor & { owns: readonly string[] }
> = {
  record_type: 'subcontractor',
  label: ({ name }) => name,
  lock: ({ tx, viewer }, id) => lockSubcontractor(tx, viewer, id),
  present: ({ tx, viewer }, id) => readSubcontractor(tx, viewer, id),
  state: async (change, subcontractor) => {
    const { id: subcontractor_id } = subcontractor
    const answers = await change.ask(subcontractorOwns, { subcontractor_id })
    const users = await countUsersOf(change.tx, subcontractor_id)
    const owns = [...answers, users > 0 ? plural(users, 'user') : null]
    return { ...subcontractor, owns: owns.filter((words) => words !== null) }
  },
  can: subcontractorCan,
  update: updateExplained(updateSubcontractor, subcontractorConflicts),
}

/** For its notes, documents and history. */
export const subcontractorRecordType = plainRecordType({
  record: subcontractorRecord,
  title: 'Subcontractor',
  path: (id) => `/dashboard/subcontractors/${id}/edit`,
  rights: { read: 'subcontractors:read', write: 'subcontractors:write' },
  find: findSubcontractor,
  can: subcontractorCan,
  hiddenFields: hiddenSubcontractorFields,
  // An asset or driver shows its subcontractor even to people who see no subcontractors.
  nameOf: async (db, id) => (await findSubcontractorName(db, id))?.name,
  references: { approved_by: 'user' },
})

/** One subcontractor as this viewer may see it. @throws not_found. */
export async function readSubcontractor(db: Db | Tx, viewer: Viewer, id: number) {
  const subcontractor = await findSubcontractor(db, viewer, id)
  if (!subcontractor) throw notFound()
  return presentSubcontractor(viewer, subcontractor)
}
