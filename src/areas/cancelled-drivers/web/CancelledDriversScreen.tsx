import { useSearch } from '@tanstack/react-router'
import { useMay } from '#platform/web/calls/session.ts'
import { ExportMenu } from '#platform/web/lists/ExportMenu.tsx'
import { useList } from '#platform/web/lists/use-list.ts'
import { ColumnPicker } from '#ui/parts/ColumnPicker.tsx'
import { NoRows } from '#ui/parts/NoRows.tsx'
import { ErrorState } from '#ui/parts/states.tsx'
import { ListScreen } from '#ui/shells/ListScreen.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { Pager } from '#ui/table/Pager.tsx'
import { cancelledDriverEndpoints as calls } from '../contract/endpoints.ts'
import { cancelledDriverNoun as noun } from '../rules/cancelled-driver-labels.ts'
import { cancelledDriverColumns, hiddenAtFirst } from './cancelled-driver-columns.tsx'
import { cancelledDriverPaths } from './cancelled-driver-paths.ts'
import { CancelledDriverFilterBar } from './CancelledDriverFilterBar.tsx'
import { ReasonsByMonth } from './ReasonsByMonth.tsx'

const views = [
  { label: 'List', to: cancelledDriverPaths.list },
  { label: 'Reasons by month', to: cancelledDriverPaths.reasons },
]

/** Drivers who were taken off confirmed work, one by one or counted by reason and month. */
export function CancelledDriversScreen() {
  const list = useList(calls.listCancelledDrivers, { sort: '-released_at', hidden: hiddenAtFirst })
  const { by } = useSearch({ strict: false }) as { by?: 'reason' }
  const may = useMay()
  const isCounted = by === 'reason'
  const { selection: _none, ...table } = list.table
  return (
    <ListScreen
      title="Cancelled drivers"
      count={list.total}
      breadcrumbs={may('jobs:read') ? [{ label: 'Jobs', to: '/dashboard/jobs' }] : []}
      actions={<ExportMenu endpoint={calls.exportCancelledDrivers} query={list.query} />}
      views={views}
      filtering={list}
      filters={
        <>
          <CancelledDriverFilterBar query={list.query} onChange={list.set} />
          {!isCounted && <ColumnPicker columns={cancelledDriverColumns} {...list.columns} />}
        </>
      }
      pager={!isCounted && <Pager {...list.pager} shown={list.rows.length} />}
    >
      {isCounted ? (
        <ReasonsByMonth query={list.query} />
      ) : list.error ? (
        <ErrorState message="Could not load the cancelled drivers." onRetry={list.retry} />
      ) : (
        <DataTable
          {...table}
          label="Cancelled drivers"
          columns={cancelledDriverColumns}
          rowKey={({ id }) => id}
          empty={
            <NoRows
              noun={noun}
              list={list}
              title="No cancelled drivers"
              text="Drivers who are taken off confirmed orders appear here, with the reason."
            />
          }
        />
      )}
    </ListScreen>
  )
}
