import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { ServiceDialog } from '#areas/resources/web/index.ts'
import { useHolidays } from '#areas/settings/web/index.ts'
import { withoutPaging } from '#platform/contract/endpoint.ts'
import { read } from '#platform/web/calls/api.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { ExportMenu } from '#platform/web/lists/ExportMenu.tsx'
import { useList } from '#platform/web/lists/use-list.ts'
import { melbourneDate } from '#shared/local-date.ts'
import { ColumnPicker } from '#ui/parts/ColumnPicker.tsx'
import { FigureStrip } from '#ui/parts/FigureStrip.tsx'
import { NoRows } from '#ui/parts/NoRows.tsx'
import { ErrorState } from '#ui/parts/states.tsx'
import { ListScreen } from '#ui/shells/ListScreen.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { Pager } from '#ui/table/Pager.tsx'
import { useFolded } from '#ui/table/use-folded.ts'
import { useNow } from '#ui/use-now.ts'
import { fleetEndpoints as calls } from '../contract/endpoints.ts'
import type { FleetRow } from '../contract/fleet.ts'
import { workingDays } from '../rules/fleet-words.ts'
import { fleetColumns, hiddenAtFirst } from './fleet-columns.tsx'
import { fleetFigures } from './fleet-figures.ts'
import { FleetFilterBar } from './FleetFilterBar.tsx'
import { FleetGroup } from './FleetGroup.tsx'
import { FleetViews } from './FleetViews.tsx'

const noun = { one: 'machine', many: 'machines' }
const bookedNote =
  'Days booked: days with confirmed work or on dry hire, of the days from Monday to Friday without public holidays.'

/** Every machine as it is now, by category, with the counts of what each does. */
export function FleetsScreen() {
  const list = useList(calls.listFleets, { sort: 'fleet_no', hidden: hiddenAtFirst })
  const seesDefects = useMay()('defects:read')
  const today = melbourneDate(useNow())
  const holidayOn = useHolidays()
  const days = useMemo(() => workingDays(today, holidayOn), [today, holidayOn])
  const { data: all = [] } = useQuery(read(calls.countFleets, { query: {} }))
  const { data: matching = [] } = useQuery(read(calls.countFleets, { query: withoutPaging(list.query) }))
  const { folded, fold } = useFolded()
  const [serviced, setServiced] = useState<FleetRow | null>(null)
  const columns = useMemo(
    () => fleetColumns(today, days, seesDefects, setServiced),
    [today, days, seesDefects],
  )
  const categories = new Map(all.map((one) => [one.asset_category_id, one.category]))
  const { selection: _none, ...table } = list.table
  return (
    <ListScreen
      title="Fleets"
      count={list.total}
      actions={
        <>
          <FleetViews current="list" />
          <ExportMenu endpoint={calls.exportFleets} query={list.query} />
        </>
      }
      notice={
        all.length > 0 && (
          <FigureStrip label="Fleets today" note={bookedNote} figures={fleetFigures(all, days)} />
        )
      }
      filtering={list}
      filters={
        <>
          <FleetFilterBar query={list.query} onChange={list.set} categories={categories} />
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
          groups={{
            keyOf: ({ asset_category_id }) => String(asset_category_id),
            heading: ({ asset_category_id: id, category }) => (
              <FleetGroup
                category={category}
                counts={matching.filter((one) => one.asset_category_id === id)}
                days={days}
              />
            ),
            folded,
            onFold: fold,
          }}
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
      {serviced && <ServiceDialog asset={serviced} onClose={() => setServiced(null)} />}
    </ListScreen>
  )
}
