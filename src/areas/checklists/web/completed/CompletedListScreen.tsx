import { ExportMenu } from '#platform/web/lists/ExportMenu.tsx'
import { useList } from '#platform/web/lists/use-list.ts'
import { optionsOf } from '#ui/fields/options.ts'
import { filterOf } from '#ui/parts/filter-of.ts'
import { FilterBar } from '#ui/parts/FilterBar.tsx'
import { FilterDates } from '#ui/parts/FilterDates.tsx'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { NoRows } from '#ui/parts/NoRows.tsx'
import { ErrorState } from '#ui/parts/states.tsx'
import { ListScreen } from '#ui/shells/ListScreen.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { Pager } from '#ui/table/Pager.tsx'
import { checklistResults } from '../../contract/choices.ts'
import { checklistEndpoints } from '../../contract/endpoints.ts'
import { checklistResultWords } from '../../rules/checklist-words.ts'
import { useChecklistTabs } from '../use-checklist-tabs.ts'
import { completedColumns } from './completed-columns.tsx'

const resultOptions = optionsOf(checklistResults, checklistResultWords)

/** Completed checklists, latest first. */
export function CompletedListScreen() {
  const list = useList(checklistEndpoints.listAssetChecklists, { sort: '-completed_at' })
  const filter = filterOf({ query: list.query, onChange: list.set })
  return (
    <ListScreen
      title="Completed checklists"
      count={list.total}
      views={useChecklistTabs()}
      filtering={list}
      actions={<ExportMenu endpoint={checklistEndpoints.exportAssetChecklists} query={list.query} />}
      filters={
        <FilterBar query={list.query} onChange={list.set} search="Machine or driver">
          <FilterSelect {...filter('result')} label="Result" options={resultOptions} />
          <FilterDates query={list.query} onChange={list.set} />
        </FilterBar>
      }
      pager={<Pager {...list.pager} shown={list.rows.length} />}
    >
      {list.error ? (
        <ErrorState message="Could not load the completed checklists." onRetry={list.retry} />
      ) : (
        <DataTable
          rows={list.table.rows}
          sorting={list.table.sorting}
          loading={list.table.loading}
          label="Completed checklists"
          columns={completedColumns}
          rowKey={({ id }) => id}
          empty={
            <NoRows
              noun={{ many: 'completed checklists' }}
              list={list}
              title="No checklist completed yet"
              text="Drivers check each machine before its first start of the day. Results appear here."
            />
          }
        />
      )}
    </ListScreen>
  )
}
