import { noneFound } from '#platform/web/lists/none-found.ts'
import { useList } from '#platform/web/lists/use-list.ts'
import { useViewTabs } from '#platform/web/lists/use-view-tabs.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { melbourneDate } from '#shared/local-date.ts'
import { useNow } from '#ui/use-now.ts'
import { optionsOf } from '#ui/fields/options.ts'
import { LinkButton } from '#ui/parts/Button.tsx'
import { ColumnPicker } from '#ui/parts/ColumnPicker.tsx'
import { filterOf } from '#ui/parts/filter-of.ts'
import { FilterBar } from '#ui/parts/FilterBar.tsx'
import { FilterDates } from '#ui/parts/FilterDates.tsx'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { NoRows } from '#ui/parts/NoRows.tsx'
import { ErrorState } from '#ui/parts/states.tsx'
import { ListScreen } from '#ui/shells/ListScreen.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { Pager } from '#ui/table/Pager.tsx'
import { driverJobStatuses } from '../contract/choices.ts'
import { driverJobEndpoints } from '../contract/endpoints.ts'
import { driverJobViews, driverJobViewsOn } from '../rules/driver-job-views.ts'
import { driverJobColumns, hiddenAtFirst } from './driver-job-columns.tsx'
import { driverJobPaths } from './driver-job-paths.ts'
import { SendDay } from './sending/SendDay.tsx'

const statusOptions = optionsOf(driverJobStatuses)
const answerOptions = [{ value: '1', label: 'None yet' }] as const

/** Driver jobs and their progress. */
export function DriverJobListScreen() {
  const list = useList(driverJobEndpoints.listDriverJobs, { sort: 'nearest', hidden: hiddenAtFirst })
  const filter = filterOf({ query: list.query, onChange: list.set })
  const may = useMay()
  const today = melbourneDate(useNow())
  const views = useViewTabs(
    driverJobEndpoints.countDriverJobViews,
    driverJobViewsOn(today),
    driverJobPaths.list,
  )
  // There are no bulk actions.
  const { selection: _selection, ...table } = list.table
  return (
    <ListScreen
      title="Driver jobs"
      count={list.total}
      views={views}
      filtering={list}
      actions={
        may('driver-jobs:write') && (
          <>
            <LinkButton to={driverJobPaths.new}>Send a job</LinkButton>
            <SendDay />
          </>
        )
      }
      filters={
        <FilterBar query={list.query} onChange={list.set} search="Number, job, client, driver, machine">
          <FilterSelect {...filter('status')} label="Status" options={statusOptions} />
          <FilterSelect {...filter('unanswered')} label="Answer" options={answerOptions} />
          <FilterDates query={list.query} onChange={list.set} />
          <ColumnPicker columns={driverJobColumns} {...list.columns} />
        </FilterBar>
      }
      pager={<Pager {...list.pager} shown={list.rows.length} />}
    >
      {list.error ? (
        <ErrorState message="Could not load the driver jobs." onRetry={list.retry} />
      ) : (
        <DataTable
          {...table}
          label="Driver jobs"
          columns={driverJobColumns}
          rowKey={(job) => job.id}
          empty={
            <NoRows
              noun={{ many: 'driver jobs' }}
              list={list}
              none={noneFound({ many: 'driver jobs' }, driverJobViews, list.filters)}
              text="Confirmed orders are sent to the drivers booked on them, and appear here."
              action={
                may('driver-jobs:write') && (
                  <LinkButton to="/dashboard/work-orders">Open the work orders</LinkButton>
                )
              }
            />
          }
        />
      )}
    </ListScreen>
  )
}
