import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { ImportButton } from '#areas/imports/web/index.ts'
import { DepotFilter } from '#areas/settings/web/index.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { RecordList } from '#platform/web/lists/RecordList.tsx'
import { useList } from '#platform/web/lists/use-list.ts'
import { optionsOf } from '#ui/fields/options.ts'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { driverStatuses, employments, licenceClasses } from '../contract/choices.ts'
import { driverEndpoints } from '../contract/endpoints.ts'
import { driverStatusWords, employmentWords } from '../rules/driver-words.ts'
import { driverColumns, hiddenAtFirst } from './driver-columns.tsx'
import { driverPaths } from './driver-paths.ts'
import { driverRecord } from './driver-record.ts'
import { NewDriverDialog } from './NewDriverDialog.tsx'
import { useDriverActions } from './use-driver-actions.tsx'

const employmentOptions = optionsOf(employments, employmentWords)
const statusOptions = optionsOf(driverStatuses, driverStatusWords)
const classOptions = optionsOf(licenceClasses)

/** Current or archived drivers and operators. */
export function DriverListScreen({ archived }: { archived?: boolean }) {
  const navigate = useNavigate()
  const list = useList(driverEndpoints.listDrivers, { archived, sort: 'name', hidden: hiddenAtFirst })
  const { menuOf, error } = useDriverActions()
  const seesCost = useMay()('drivers:cost')
  const columns = useMemo(() => driverColumns(seesCost), [seesCost])

  return (
    <RecordList
      record={driverRecord}
      list={list}
      columns={columns}
      empty="Add the drivers and operators you put on orders, your own and subcontractors’."
      search="Name, number, mobile, licence"
      filters={
        <>
          <FilterSelect {...list.filter('employment')} label="Employment" options={employmentOptions} />
          <FilterSelect {...list.filter('licence_class')} label="Licence" options={classOptions} />
          <DepotFilter {...list.filter('depot_id')} />
          <FilterSelect {...list.filter('status')} label="Status" options={statusOptions} />
        </>
      }
      importing={<ImportButton kinds={{ driver: 'drivers:write' }} />}
      exporting={driverEndpoints.exportDrivers}
      newDialog={(onClose) => (
        <NewDriverDialog
          onMade={({ id }) => void navigate({ href: driverPaths.edit(id, 'licence') })}
          onClose={onClose}
        />
      )}
      rowActions={menuOf}
      error={error}
    />
  )
}
