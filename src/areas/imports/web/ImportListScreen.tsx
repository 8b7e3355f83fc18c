import { useQuery } from '@tanstack/react-query'
import { ExportMenu } from '#platform/web/lists/ExportMenu.tsx'
import { useList } from '#platform/web/lists/use-list.ts'
import { namesOf, optionsOf } from '#ui/fields/options.ts'
import { ColumnPicker } from '#ui/parts/ColumnPicker.tsx'
import { type FilterProps, filterOf } from '#ui/parts/filter-of.ts'
import { FilterBar } from '#ui/parts/FilterBar.tsx'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { NewButton } from '#ui/parts/NewButton.tsx'
import { NoRows } from '#ui/parts/NoRows.tsx'
import { ErrorState } from '#ui/parts/states.tsx'
import { ListScreen } from '#ui/shells/ListScreen.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { Pager } from '#ui/table/Pager.tsx'
import { importKinds, importStatuses } from '../contract/choices.ts'
import { importEndpoints } from '../contract/endpoints.ts'
import { importLabels as labels, importNoun } from '../rules/import-labels.ts'
import { importStatusWords } from '../rules/import-status.ts'
import { hiddenAtFirst, importColumns } from './import-columns.tsx'
import { importPaths } from './import-paths.ts'
import { importKindWords } from './import-words.ts'
import { type ImportListQuery, importersQuery } from './queries.ts'

const kindOptions = optionsOf(importKinds, importKindWords)
const statusOptions = optionsOf(importStatuses, importStatusWords)

/** Imports, the latest first. */
export function ImportListScreen() {
  const list = useList(importEndpoints.listImports, { sort: '-created_at', hidden: hiddenAtFirst })
  const makeNew = (
    <NewButton to={importPaths.create} variant="primary">
      New import
    </NewButton>
  )
  return (
    <ListScreen
      title="Imports"
      count={list.total}
      actions={
        <>
          <ExportMenu endpoint={importEndpoints.exportImports} query={list.query} />
          {makeNew}
        </>
      }
      filtering={list}
      filters={
        <>
          <Filters query={list.query} onChange={list.set} />
          <ColumnPicker columns={importColumns} {...list.columns} />
        </>
      }
      pager={<Pager {...list.pager} shown={list.rows.length} />}
    >
      {list.error ? (
        <ErrorState message="Could not load the imports." onRetry={list.retry} />
      ) : (
        <DataTable
          {...list.table}
          selection={undefined}
          label="Imports"
          columns={importColumns}
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

function Filters(props: FilterProps<ImportListQuery>) {
  const filter = filterOf(props)
  const { data: importers = [] } = useQuery(importersQuery)
  return (
    <FilterBar {...props} search="File">
      <FilterSelect {...filter('kind')} label={labels.kind} options={kindOptions} />
      <FilterSelect {...filter('status')} label={labels.status} options={statusOptions} />
      <FilterSelect {...filter('created_by')} label={labels.created_by_name} options={namesOf(importers)} />
    </FilterBar>
  )
}
