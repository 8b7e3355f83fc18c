import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { ImportButton } from '#areas/imports/web/index.ts'
import { DepotFilter } from '#areas/settings/web/index.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { ExportMenu } from '#platform/web/lists/ExportMenu.tsx'
import { RecordList } from '#platform/web/lists/RecordList.tsx'
import { useList } from '#platform/web/lists/use-list.ts'
import { optionsOf } from '#ui/fields/options.ts'
import { type FilterProps, filterOf } from '#ui/parts/filter-of.ts'
import { FilterBar } from '#ui/parts/FilterBar.tsx'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { NewButton } from '#ui/parts/NewButton.tsx'
import { driverStatuses, employments, licenceClasses } from '../contract/choices.ts'
import { driverEndpoints } from '../contract/endpoints.ts'
import { driverStatusWords, employmentWords } from '../rules/driver-words.ts'
import { driverColumns, hiddenAtFirst } from './driver-columns.tsx'
import { driverPaths } from './driver-paths.ts'
import { driverRecord } from './driver-record.ts'
import { NewDriverDialog } from './NewDriverDialog.tsx'
import type { DriverListQuery } from './queries.ts'
import { useDriverActions } from './use-driver-actions.tsx'

const employmentOptions = optionsOf(employments, employmentWords)
const statusOptions = optionsOf(driverStatuses, driverStatusWords)
const classOptions = optionsOf(licenceClasses)
const importable = { driver: 'drivers:write' } as const

/** Current or archived drivers and operators. */
export function DriverListScreen({ archived = false }: { archived?: boolean }) {
  const navigate = useNavigate()
  const list = useList(driverEndpoints.listDrivers, { archived, sort: 'name', hidden: hiddenAtFirst })
  const [isMaking, setMaking] = useState(false)
  const { menuOf, error } = useDriverActions()
  const may = useMay()
  const mayWrite = may('drivers:write')
  const seesCost = may('drivers:cost')
  const columns = useMemo(() => driverColumns(seesCost), [seesCost])

  return (
    <RecordList
      record={driverRecord}
      list={list}
      columns={columns}
      nameOf={({ name }) => name}
      empty="Add the drivers and operators you put on orders, your own and subcontractors’."
      filters={<Filters query={list.query} onChange={list.set} />}
      exporting={
        <>
          <ImportButton kinds={importable} />
          <ExportMenu endpoint={driverEndpoints.exportDrivers} query={list.query} />
        </>
      }
      create={
        mayWrite && (
          <NewButton variant="primary" onClick={() => setMaking(true)}>
            New driver
          </NewButton>
        )
      }
      rowActions={menuOf}
      error={error}
    >
      {isMaking && (
        <NewDriverDialog
          onMade={({ id }) => void navigate({ href: driverPaths.edit(id, 'licence') })}
          onClose={() => setMaking(false)}
        />
      )}
    </RecordList>
  )
}

function Filters(props: FilterProps<DriverListQuery>) {
  const filter = filterOf(props)
  return (
    <FilterBar {...props} search="Name, number, mobile, licence">
      <FilterSelect {...filter('employment')} label="Employment" options={employmentOptions} />
      <FilterSelect {...filter('licence_class')} label="Licence" options={classOptions} />
      <DepotFilter {...filter('depot_id')} />
      <FilterSelect {...filter('status')} label="Status" options={statusOptions} />
    </FilterBar>
  )
}
