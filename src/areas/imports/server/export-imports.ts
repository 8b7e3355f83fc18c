import { type ExportColumn, exported } from '#platform/server/export/export-columns.ts'
import type { ListExport } from '#platform/server/export/export-list.ts'
import type { AnyImportKind } from '#platform/server/imports/import-kind.ts'
import { capitalised } from '#shared/text.ts'
import type { ImportNarrowing } from '../contract/endpoints.ts'
import { importLabels as labels } from '../rules/import-labels.ts'
import { importStatusWords } from '../rules/import-status.ts'
import { sightOf } from './import-record.ts'
import { exportPage } from './import-store.ts'

type Row = Awaited<ReturnType<typeof exportPage>>[number]
const { text, number, dayOf } = exported

/** The list of imports as a file. */
export function importExport(imports: readonly AnyImportKind[]): ListExport<Row, ImportNarrowing> {
  const nounOf = new Map(imports.map(({ kind, noun }) => [kind, capitalised(noun.many)]))
  const columns: readonly ExportColumn<Row>[] = [
    text(labels.file_name, ({ file_name }) => file_name),
    text(labels.kind, ({ kind }) => nounOf.get(kind) ?? kind),
    text(labels.status, ({ status }) => importStatusWords[status]),
    number(labels.row_count, ({ row_count }) => row_count),
    number(labels.imported_count, ({ imported_count }) => imported_count),
    number(labels.bad_count, ({ bad_count }) => bad_count),
    text(labels.created_by_name, ({ created_by_name }) => created_by_name),
    dayOf(labels.created_at, ({ created_at }) => created_at),
    dayOf(labels.finished_at, ({ finished_at }) => finished_at),
    dayOf(labels.undone_at, ({ undone_at }) => undone_at),
    text(labels.undone_by_name, ({ undone_by_name }) => undone_by_name),
  ]
  return {
    title: 'Imports',
    record_type: 'import',
    read: 'imports:write',
    columns,
    page: ({ db, viewer, filters, after_id }) => exportPage(db, sightOf(imports, viewer), filters, after_id),
  }
}
