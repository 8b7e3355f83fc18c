import { conflict, forbidden, invalid } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { ReadFile } from '#platform/server/files/receive-bytes.ts'
import type { AnyImportKind } from '#platform/server/imports/import-kind.ts'
import type { Platform } from '#platform/server/platform.ts'
import { type Viewer, personOf } from '#platform/server/sessions/viewer.ts'
import type { Spreadsheet } from '#platform/server/spreadsheets/spreadsheet.ts'
import { readSpreadsheet } from '#platform/server/spreadsheets/read-spreadsheet.ts'
import type { ImportFile } from '../contract/import.ts'
import { isUnderWay, stillUnderWay } from '../rules/import-status.ts'
import { matchHeadings } from '../rules/match-headings.ts'
import { fieldsOf } from './import-fields.ts'
import { kindsOf, sightOf } from './import-record.ts'
import { deleteImport, insertImport, lockInHand } from './import-store.ts'
import { listMatches } from './match-store.ts'
import { readImport } from './read-import.ts'
import { insertStagedRows } from './row-store.ts'

/** The kind, if someone may import it. @throws forbidden */
export function mustMayImport(
  imports: readonly AnyImportKind[],
  viewer: Viewer,
  kind: string,
): AnyImportKind {
  const found = kindsOf(imports, viewer).find((one) => one.kind === kind)
  if (!found) throw forbidden()
  return found
}

/**
 * Reads a spreadsheet before the change begins, and stages its rows; the file itself is not kept. An unfinished import
 * of the same kind makes way. @throws forbidden; invalid for what cannot be read; conflict while one is under way.
 */
export async function startImport(
  { write, imports }: Pick<Platform, 'write' | 'imports'>,
  viewer: Viewer,
  { kind: name, file_name }: ImportFile,
  [file]: readonly ReadFile[],
) {
  const { user_id } = personOf(viewer)
  const kind = mustMayImport(imports, viewer, name)
  if (!file) throw invalid({ file: 'Choose a file.' })
  const spreadsheet = await readSpreadsheet(file.bytes, user_id)
  return write(viewer, async (change) => {
    const inHand = await lockInHand(change.tx, user_id, name)
    if (inHand && isUnderWay(inHand)) throw conflict(stillUnderWay(inHand))
    if (inHand) await deleteImport(change.tx, inHand.id)
    const { id } = await stageImport(change, kind, { file_name, spreadsheet })
    change.live('import', id, user_id)
    return readImport(change.tx, sightOf(imports, viewer), id)
  })
}

/** Stores the rows of a spreadsheet, with the likeliest field for each column. */
export async function stageImport(
  { tx, viewer }: Change,
  kind: AnyImportKind,
  { file_name, spreadsheet: { headings, rows } }: { file_name: string; spreadsheet: Spreadsheet },
): Promise<{ id: number }> {
  const staged = await insertImport(tx, {
    kind: kind.kind,
    file_name,
    headings: [...headings],
    fields: matchHeadings(headings, fieldsOf(kind, viewer), await listMatches(tx, kind.kind)),
    row_count: rows.length,
  })
  await insertStagedRows(
    tx,
    staged.id,
    rows.map(({ row_no, cells }) => ({ row_no, cells: [...cells] })),
  )
  return staged
}
