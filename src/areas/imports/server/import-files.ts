import type { Download, ExportFormat } from '#platform/contract/endpoint.ts'
import type { Db } from '#platform/server/database/database.ts'
import { csvDownload } from '#platform/server/export/csv.ts'
import { exported } from '#platform/server/export/export-columns.ts'
import { exportDownload } from '#platform/server/export/export-file.ts'
import type { AnyImportKind } from '#platform/server/imports/import-kind.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import { capitalised } from '#shared/text.ts'
import { columnsOf } from './import-fields.ts'
import type { StoredImport } from './import-store.ts'
import { problemPage } from './row-store.ts'

/** A spreadsheet with the headings of a kind and one example row. */
export function templateFile(
  kind: AnyImportKind,
  viewer: Viewer,
  { format, today }: { format: ExportFormat; today: string },
): Download {
  const columns = columnsOf(kind, viewer).map(({ label, example }) => exported.text(label, () => example))
  return exportDownload(format, {
    title: `${capitalised(kind.noun.many)} to import`,
    today,
    columns,
    pages: onePage([{}]),
  })
}

async function* onePage<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows
}

/** The rows of a file that cannot be imported, as they were, with the reason after each. */
export function problemsFile(db: Db, { id, headings, file_name }: StoredImport): Download {
  const name = file_name.replace(/\.\w{1,5}$/, '')
  return csvDownload(`${name} not imported.csv`, ['Row', ...headings, 'Reason'], pages(db, id))
}

async function* pages(db: Db, id: number): AsyncGenerator<(string | number)[][]> {
  for (let after = 0; ;) {
    const rows = await problemPage(db, id, after)
    const last = rows.at(-1)
    if (!last) return
    after = last.row_no
    yield rows.map(({ row_no, cells, problem }) => [row_no, ...cells, problem ?? ''])
  }
}
