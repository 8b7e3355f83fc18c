import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { BulkMove, moveOf } from '#platform/web/BulkMove.tsx'
import { ExportMenu } from '#platform/web/ExportMenu.tsx'
import { useMay } from '#platform/web/session.ts'
import { useList } from '#platform/web/use-list.ts'
import { useWhyNot } from '#platform/web/why-not.ts'
import { ColumnPicker } from '#ui/parts/ColumnPicker.tsx'
import { NewButton } from '#ui/parts/NewButton.tsx'
import { NoRows } from '#ui/parts/NoRows.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { ErrorState } from '#ui/parts/states.tsx'
import { ListScreen } from '#ui/shells/ListScreen.tsx'
import { Tabs } from '#ui/shells/Tabs.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { Pager } from '#ui/table/Pager.tsx'
import { driverEndpoints } from '../contract/endpoints.ts'
import { driverColumns, hiddenAtFirst } from './driver-columns.tsx'
import { driverMenu } from './driver-menu.tsx'
import { DriverFilterBar } from './DriverFilterBar.tsx'
import { driverPaths } from './driver-paths.ts'
import { NewDriverDialog } from './NewDriverDialog.tsx'
import { useDriverActions } from './use-driver-actions.ts'

const none = {
  current: { text: "Drivers and operators, own and subcontractors': whoever can be put on an order." },
  archived: {
    title: 'No archived drivers',
    text: 'A driver that you archive leaves the list and waits here. They can be restored.',
  },
}

/** The drivers and operators one works with, or those that were archived. */
export function DriverListScreen({ archived = false }: { archived?: boolean }) {
  const navigate = useNavigate()
  const list = useList(driverEndpoints.listDrivers, {
    fixed: archived ? { archived: '1' } : {},
    sort: 'name',
    hidden: hiddenAtFirst,
  })
  const [isMaking, setMaking] = useState(false)
  const actions = useDriverActions()
  const whyNot = useWhyNot()
  const mayNotWrite = whyNot('drivers:write')
  const seesCost = useMay()('drivers:cost')
  const columns = useMemo(() => driverColumns(seesCost), [seesCost])
  const move = moveOf(actions, archived)
  const newDriver = (
    <NewButton variant="primary" disabledReason={mayNotWrite} onClick={() => setMaking(true)}>
      New driver
    </NewButton>
  )

  return (
    <ListScreen
      title={archived ? 'Archived drivers' : 'Drivers'}
      count={list.total}
      filtersSet={list.filtersSet}
      actions={
        <>
          <ExportMenu
            endpoint={driverEndpoints.exportDrivers}
            query={list.query}
            disabledReason={whyNot('drivers:export')}
          />
          {!archived && newDriver}
        </>
      }
      tabs={
        <Tabs
          label="Drivers"
          tabs={[
            { label: 'Current', to: driverPaths.list, active: !archived },
            { label: 'Archived', to: driverPaths.archived, active: archived },
          ]}
        />
      }
      filters={
        <>
          <DriverFilterBar query={list.query} onChange={list.set} />
          <ColumnPicker columns={columns} {...list.columns} />
        </>
      }
      bulk={list.selected.size > 0 && <BulkMove list={list} move={move} disabledReason={mayNotWrite} />}
      pager={<Pager {...list.pager} shown={list.rows.length} />}
    >
      {actions.error && <Notice tone="danger">{actions.error}</Notice>}
      {list.error ? (
        <ErrorState message="The drivers could not be loaded." onRetry={list.retry} />
      ) : (
        <DataTable
          {...list.table}
          label="Drivers"
          columns={columns}
          rowKey={({ id }) => id}
          rowMenu={(driver) => driverMenu(driver, actions, mayNotWrite)}
          empty={
            <NoRows
              noun="driver"
              list={list}
              {...none[archived ? 'archived' : 'current']}
              action={!archived && newDriver}
            />
          }
        />
      )}
      {isMaking && (
        <NewDriverDialog
          onMade={({ id }) => void navigate({ href: driverPaths.edit(id, 'licence') })}
          onClose={() => setMaking(false)}
        />
      )}
    </ListScreen>
  )
}

export const ArchivedDriversScreen = () => <DriverListScreen archived />
