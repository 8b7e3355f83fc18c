import { useList } from '#platform/web/lists/use-list.ts'
import { optionsOf } from '#ui/fields/options.ts'
import { filterOf } from '#ui/parts/filter-of.ts'
import { FilterBar } from '#ui/parts/FilterBar.tsx'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { NewButton } from '#ui/parts/NewButton.tsx'
import { NoRows } from '#ui/parts/NoRows.tsx'
import { ErrorState } from '#ui/parts/states.tsx'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import { ListScreen } from '#ui/shells/ListScreen.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { Pager } from '#ui/table/Pager.tsx'
import { importKinds } from '../contract/choices.ts'
import { importEndpoints } from '../contract/endpoints.ts'
import type { ImportRow } from '../contract/import.ts'
import { importLabels as labels, importNoun } from '../rules/import-labels.ts'
import { importStatusWords } from '../rules/import-status.ts'
import { importPaths } from './import-paths.ts'
import { importKindWords, importTone } from './import-words.ts'

const column = columnsOf<ImportRow>()
const columns = [
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
]
const kindOptions = optionsOf(importKinds, importKindWords)

/** Imports, the latest first. */
export function ImportListScreen() {
  const list = useList(importEndpoints.listImports, { sort: '-created_at' })
  const filter = filterOf({ query: list.query, onChange: list.set })
  const makeNew = (
    <NewButton to={importPaths.create} variant="primary">
      New import
    </NewButton>
  )
  return (
    <ListScreen
      title="Imports"
      count={list.total}
      actions={makeNew}
      filtering={list}
      filters={
        <FilterBar query={list.query} onChange={list.set} search="File">
          <FilterSelect {...filter('kind')} label={labels.kind} options={kindOptions} />
        </FilterBar>
      }
      pager={<Pager {...list.pager} shown={list.rows.length} />}
    >
      {list.error ? (
        <ErrorState message="Could not load the imports." onRetry={list.retry} />
      ) : (
        <DataTable
          rows={list.table.rows}
          sorting={list.table.sorting}
          loading={list.table.loading}
          label="Imports"
          columns={columns}
          rowKey={({ id }) => id}
          empty={
            <NoRows
              noun={importNoun}
              list={list}
              title="No imports yet"
              text="Bring your clients, plant and price list from a spreadsheet."
              action={makeNew}
            />
          }
        />
      )}
    </ListScreen>
  )
}
