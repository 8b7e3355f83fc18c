import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import type { ImportRow } from '../contract/import.ts'
import { importLabels as labels } from '../rules/import-labels.ts'
import { importStatusWords } from '../rules/import-status.ts'
import { importPaths } from './import-paths.ts'
import { importKindWords, importTone } from './import-words.ts'

const column = columnsOf<ImportRow>()

/** Columns of the list of imports; those in `hiddenAtFirst` are hidden by default. */
export const importColumns = [
  column.link('file_name', labels.file_name, ({ id }) => importPaths.one(id)),
  column.custom(
    'status',
    labels.status,
    ({ status }) => <StatusBadge status={importStatusWords[status]} tone={importTone[status]} />,
    { slot: 'status' },
  ),
  column.custom('kind', labels.kind, ({ kind }) => importKindWords[kind], { slot: 'start' }),
  column.number('row_count', labels.row_count),
  column.number('imported_count', labels.imported_count),
  column.number('bad_count', labels.bad_count),
  column.text('created_by_name', labels.created_by_name, { slot: 'detail' }),
  column.instant('created_at', labels.created_at, { sort: true, slot: 'date' }),
  column.instant('finished_at', labels.finished_at),
  column.instant('undone_at', labels.undone_at),
]

export const hiddenAtFirst = ['finished_at', 'undone_at']
