import { assetGroupWords } from '#areas/resources/rules/resource-words.ts'
import { useList } from '#platform/web/lists/use-list.ts'
import { optionsOf } from '#ui/fields/options.ts'
import { filterOf } from '#ui/parts/filter-of.ts'
import { FilterBar } from '#ui/parts/FilterBar.tsx'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { NoRows } from '#ui/parts/NoRows.tsx'
import { ErrorState } from '#ui/parts/states.tsx'
import { ListScreen } from '#ui/shells/ListScreen.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { Pager } from '#ui/table/Pager.tsx'
import type { ChecklistRow } from '../contract/checklist.ts'
import { checklistKinds } from '../contract/choices.ts'
import { checklistEndpoints } from '../contract/endpoints.ts'
import { checklistFrequencyWords, checklistKindWords } from '../rules/checklist-words.ts'
import { InUseBadge } from './ChecklistBadges.tsx'
import { checklistPaths } from './checklist-paths.ts'
import { useChecklistTabs } from './use-checklist-tabs.ts'

const column = columnsOf<ChecklistRow>()
const columns = [
  column.link('name', 'Name', ({ id }) => checklistPaths.template(id), { sort: true }),
  column.custom('is_active', 'Status', ({ is_active }) => <InUseBadge is_active={is_active} />, {
    slot: 'status',
  }),
  column.custom('kind', 'Kind', ({ kind }) => checklistKindWords[kind]),
  column.custom('frequency', 'When', ({ frequency }) => checklistFrequencyWords[frequency], {
    slot: 'start',
  }),
  column.custom('for', 'For', plantOf, { slot: 'detail' }),
  column.number('items', 'Items'),
]
const kindOptions = optionsOf(checklistKinds, checklistKindWords)
const useOptions = [
  { value: '1' as const, label: 'In use' },
  { value: '0' as const, label: 'Not in use' },
]

/** The kinds of plant a checklist is for, as text. */
export function plantOf({
  asset_groups,
  asset_categories,
}: Pick<ChecklistRow, 'asset_groups' | 'asset_categories'>): string {
  return [...asset_groups.map((group) => assetGroupWords[group]), ...asset_categories].join(', ')
}

/** The checklist templates. */
export function ChecklistListScreen() {
  const list = useList(checklistEndpoints.listChecklists, { sort: 'name' })
  const filter = filterOf({ query: list.query, onChange: list.set })
  return (
    <ListScreen
      title="Checklists"
      count={list.total}
      views={useChecklistTabs()}
      filtering={list}
      filters={
        <FilterBar query={list.query} onChange={list.set} search="Name">
          <FilterSelect {...filter('kind')} label="Kind" options={kindOptions} />
          <FilterSelect {...filter('is_active')} label="Use" options={useOptions} />
        </FilterBar>
      }
      pager={<Pager {...list.pager} shown={list.rows.length} />}
    >
      {list.error ? (
        <ErrorState message="Could not load the checklists." onRetry={list.retry} />
      ) : (
        <DataTable
          rows={list.table.rows}
          sorting={list.table.sorting}
          loading={list.table.loading}
          label="Checklists"
          columns={columns}
          rowKey={({ id }) => id}
          empty={
            <NoRows
              noun={{ many: 'checklists' }}
              list={list}
              text="Drivers complete these checks before plant starts work."
            />
          }
        />
      )}
    </ListScreen>
  )
}
