import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { DepotFilter } from '#areas/settings/web/index.ts'
import { read } from '#platform/web/calls/api.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { ExportMenu } from '#platform/web/lists/ExportMenu.tsx'
import type { QueryOf } from '#platform/web/lists/list-query.ts'
import { useList } from '#platform/web/lists/use-list.ts'
import { melbourneDate } from '#shared/local-date.ts'
import { optionsOf } from '#ui/fields/options.ts'
import { ColumnPicker } from '#ui/parts/ColumnPicker.tsx'
import { FigureStrip } from '#ui/parts/FigureStrip.tsx'
import { type FilterProps, filterOf } from '#ui/parts/filter-of.ts'
import { FilterBar } from '#ui/parts/FilterBar.tsx'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { NoRows } from '#ui/parts/NoRows.tsx'
import { ErrorState } from '#ui/parts/states.tsx'
import { ListScreen } from '#ui/shells/ListScreen.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { Pager } from '#ui/table/Pager.tsx'
import { useNow } from '#ui/use-now.ts'
import { fleetConcerns, fleetStates } from '../contract/choices.ts'
import { fleetEndpoints as calls } from '../contract/endpoints.ts'
import { fleetLabels as labels } from '../rules/fleet-labels.ts'
import { fleetStateWords } from '../rules/fleet-words.ts'
import { fleetColumns, hiddenAtFirst } from './fleet-columns.tsx'
import { fleetFigures } from './fleet-figures.ts'

type FleetQuery = QueryOf<typeof calls.listFleets>
const noun = { one: 'machine', many: 'machines' }
const stateOptions = optionsOf(fleetStates, fleetStateWords)
const concernOptions = optionsOf(fleetConcerns, { defects: 'Open defects', expiring: 'Expiring' })

/** Every machine as it is now, with the counts of what each does. */
export function FleetsScreen() {
  const list = useList(calls.listFleets, { sort: 'category', hidden: hiddenAtFirst })
  const seesDefects = useMay()('defects:read')
  const today = melbourneDate(useNow())
  const { data: counts = [] } = useQuery(read(calls.countFleets, { query: {} }))
  const columns = useMemo(() => fleetColumns(today, seesDefects), [today, seesDefects])
  const categories = new Map(counts.map((one) => [one.asset_category_id, one.category]))
  const { selection: _none, ...table } = list.table
  return (
    <ListScreen
      title="Fleets"
      count={list.total}
      actions={<ExportMenu endpoint={calls.exportFleets} query={list.query} />}
      notice={counts.length > 0 && <FigureStrip label="Fleets today" figures={fleetFigures(counts)} />}
      filtering={list}
      filters={
        <>
          <Filters query={list.query} onChange={list.set} categories={categories} />
          <ColumnPicker columns={columns} {...list.columns} />
        </>
      }
      pager={<Pager {...list.pager} shown={list.rows.length} />}
    >
      {list.error ? (
        <ErrorState message="Could not load the machines." onRetry={list.retry} />
      ) : (
        <DataTable
          {...table}
          label="Fleets"
          columns={columns}
          rowKey={({ id }) => id}
          empty={
            <NoRows
              noun={noun}
              list={list}
              title="No machines yet"
              text="Add machines under Resources to see them here."
            />
          }
        />
      )}
    </ListScreen>
  )
}

function Filters({
  categories,
  ...props
}: FilterProps<FleetQuery> & { categories: ReadonlyMap<number, string> }) {
  const filter = filterOf(props)
  return (
    <FilterBar {...props} search="Fleet number, name, registration">
      <FilterSelect {...filter('state')} label={labels.state} options={stateOptions} />
      <FilterSelect
        {...filter('asset_category_id')}
        label={labels.category}
        options={[...categories].map(([value, label]) => ({ value, label }))}
      />
      <FilterSelect {...filter('concern')} label="To see to" options={concernOptions} />
      <DepotFilter {...filter('depot_id')} />
    </FilterBar>
  )
}
