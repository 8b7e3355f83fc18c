import { ExportMenu } from '#platform/web/lists/ExportMenu.tsx'
import { useList } from '#platform/web/lists/use-list.ts'
import { ColumnPicker } from '#ui/parts/ColumnPicker.tsx'
import { NewButton } from '#ui/parts/NewButton.tsx'
import { NoRows } from '#ui/parts/NoRows.tsx'
import { ErrorState } from '#ui/parts/states.tsx'
import { ListScreen } from '#ui/shells/ListScreen.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { Pager } from '#ui/table/Pager.tsx'
import { importEndpoints } from '../contract/endpoints.ts'
import { importNoun } from '../rules/import-labels.ts'
import { hiddenAtFirst, importColumns } from './import-columns.tsx'
import { importPaths } from './import-paths.ts'
import { ImportFilterBar } from './ImportFilterBar.tsx'

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
          <ImportFilterBar query={list.query} onChange={list.set} />
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
