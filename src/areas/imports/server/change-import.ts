import { conflict, invalid, notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { openRecord } from '#platform/server/change/open-record.ts'
import type { AnyImportKind } from '#platform/server/imports/import-kind.ts'
import type { ImportMatch } from '../contract/import.ts'
import { importActions, importCan } from '../rules/import-status.ts'
import { matchHeadings, matchProblem } from '../rules/match-headings.ts'
import { columnsOf, fieldsOf } from './import-fields.ts'
import { orderStep } from './import-order.ts'
import { importRecord } from './import-record.ts'
import { type StoredImport, deleteImport, updateImport } from './import-store.ts'
import { listMatches, saveMatches } from './match-store.ts'
import { mustMayImport } from './start-import.ts'

type Imports = readonly AnyImportKind[]
interface Versioned {
  version: number
}

/** Unfinished ones are seen by their owner only, a finished one has nothing left to go on with. */
const own = (change: Change, found: StoredImport): void => {
  if (found.created_by !== change.viewer.user_id) throw notFound()
}

/** Matches columns with fields, remembers them for the next file, and has every row checked. @throws as openRecord; invalid */
export async function matchImport(
  change: Change,
  imports: Imports,
  id: number,
  { version, fields }: ImportMatch,
): Promise<void> {
  const { record } = await openRecord(change, importRecord(imports), { id, version, can: importCan.match })
  own(change, record)
  const kind = mustMayImport(imports, change.viewer, record.kind)
  const known = fieldsOf(kind, change.viewer)
  const isKnown = (field: string) => field === '' || known.some((one) => one.field === field)
  if (fields.length !== record.headings.length || !fields.every(isKnown))
    throw invalid({ fields: 'Choose a field of the list for each column.' })
  const problem = matchProblem(fields, known)
  if (problem) throw invalid({ fields: problem })
  await rememberMatches(change, kind, record.headings, fields)
  const status = importActions.match.to
  await updateImport(change.tx, id, { status, fields, done_count: 0, bad_count: 0, problem: null })
  await goOn(change, record)
}

/** For the next file of anyone. A column left out for want of the right to its field is not left out for others. */
async function rememberMatches(
  { tx, viewer }: Change,
  kind: AnyImportKind,
  headings: readonly string[],
  fields: readonly string[],
): Promise<void> {
  const likeliest = matchHeadings(headings, kind.columns, await listMatches(tx, kind.kind))
  const mayNotSet = (field: string | undefined) =>
    Boolean(field) && !columnsOf(kind, viewer).some((column) => column.field === field)
  const matches = headings.map((heading, at) => ({ heading, field: fields[at] ?? '' }))
  await saveMatches(
    tx,
    kind.kind,
    matches.filter(({ field }, at) => field !== '' || !mayNotSet(likeliest[at])),
  )
}

/** Has the good rows imported. @throws as openRecord; conflict when the right to a field has been lost. */
export async function acceptImport(
  change: Change,
  imports: Imports,
  id: number,
  { version }: Versioned,
): Promise<void> {
  const { record } = await openRecord(change, importRecord(imports), { id, version, can: importCan.accept })
  own(change, record)
  const may = columnsOf(mustMayImport(imports, change.viewer, record.kind), change.viewer)
  if (!record.fields.every((field) => field === '' || may.some((column) => column.field === field)))
    throw conflict('You may no longer set all fields of this import. Match its columns again.')
  await updateImport(change.tx, id, { status: importActions.accept.to, done_count: 0, problem: null })
  await goOn(change, record)
}

/** Removes an unfinished import with its rows; one that is being imported then stops. @throws as openRecord */
export async function cancelImport(change: Change, imports: Imports, id: number): Promise<void> {
  const { record } = await openRecord(change, importRecord(imports), { id, can: importCan.cancel })
  own(change, record)
  await deleteImport(change.tx, id)
  change.live('import', id, record.created_by)
}

/** Has the records removed. @throws as openRecord */
export async function undoImport(
  change: Change,
  imports: Imports,
  id: number,
  { version }: Versioned,
): Promise<void> {
  const { record } = await openRecord(change, importRecord(imports), { id, version, can: importCan.undo })
  if (record.imported_count === 0) throw conflict('This import has no records.')
  await updateImport(change.tx, id, {
    status: importActions.undo.to,
    done_count: 0,
    problem: null,
    held: [],
  })
  await goOn(change, record)
}

async function goOn(change: Change, { id, created_by }: StoredImport): Promise<void> {
  await orderStep(change, id)
  change.live('import', id, created_by)
}
