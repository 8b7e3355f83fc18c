import { useMediaQuery } from '@mantine/hooks'
import { IconCheck } from '@tabler/icons-react'
import { ExportMenu } from '#platform/web/lists/ExportMenu.tsx'
import { useList } from '#platform/web/lists/use-list.ts'
import { useSave } from '#platform/web/forms/use-save.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { plural } from '#shared/text.ts'
import { BulkBar } from '#ui/parts/BulkBar.tsx'
import { Button, LinkButton } from '#ui/parts/Button.tsx'
import { ColumnPicker } from '#ui/parts/ColumnPicker.tsx'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { ErrorState } from '#ui/parts/states.tsx'
import { ListScreen } from '#ui/shells/ListScreen.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { Pager } from '#ui/table/Pager.tsx'
import { jobPaths } from '#areas/jobs/web/index.ts'
import { NoRows } from '#ui/parts/NoRows.tsx'
import { orderEndpoints } from '../../contract/endpoints.ts'
import type { OrderRow } from '../../contract/order.ts'
import { hiddenAtFirst, hiddenWithoutRoom, orderColumns } from './order-columns.tsx'
import { OrderFilterBar } from './OrderFilterBar.tsx'
import { orderPaths } from '../order-paths.ts'

/** The work orders this person may see; the route defaults to today and later. */
export function OrderListScreen() {
  const hasRoom = useMediaQuery('(min-width: 100rem)', undefined, { getInitialValueInEffect: false })
  const list = useList(orderEndpoints.listOrders, {
    sort: '-work_date',
    hidden: hasRoom ? hiddenAtFirst : hiddenWithoutRoom,
  })
  const whyNot = useWhyNot()
  const confirm = useSave(orderEndpoints.confirmOrders, {
    saved: ({ confirmed }) => `${plural(confirmed, 'order')} confirmed`,
    onSaved: list.clearSelection,
  })
  const ids = [...list.selected].map(Number)
  const rowMenu = ({ id, job_id }: OrderRow): MenuItem[] => [
    { label: 'Documents', to: orderPaths.edit(id, 'documents') },
    { label: 'Job', to: jobPaths.edit(job_id) },
    {
      label: 'Confirm',
      icon: <IconCheck aria-hidden />,
      disabledReason: whyNot('work-orders:write'),
      run: () => void confirm.save({ body: { ids: [id] } }),
    },
  ]

  return (
    <ListScreen
      title="Work orders"
      count={list.total}
      filtersSet={list.filtersSet}
      actions={
        <ExportMenu
          endpoint={orderEndpoints.exportOrders}
          query={list.query}
          disabledReason={whyNot('work-orders:export')}
        />
      }
      filters={
        <>
          <OrderFilterBar query={list.query} onChange={list.set} />
          <ColumnPicker columns={orderColumns} {...list.columns} />
        </>
      }
      bulk={
        ids.length > 0 && (
          <BulkBar count={ids.length} onClear={list.clearSelection}>
            <Button
              icon={<IconCheck aria-hidden />}
              disabledReason={whyNot('work-orders:write')}
              loading={confirm.saving}
              onClick={() => void confirm.save({ body: { ids } })}
            >
              Confirm
            </Button>
          </BulkBar>
        )
      }
      pager={<Pager {...list.pager} shown={list.rows.length} />}
    >
      {confirm.submitError && <Notice tone="danger">{confirm.submitError}</Notice>}
      {list.error ? (
        <ErrorState message="Could not load the work orders." onRetry={list.retry} />
      ) : (
        <DataTable
          {...list.table}
          label="Work orders"
          columns={orderColumns}
          rowKey={(order) => order.id}
          rowMenu={rowMenu}
          empty={
            <NoRows
              noun="work order"
              list={list}
              text="A work order is one asset on one day of a job. To make some, open a job and add its requirements."
              action={
                !whyNot('work-orders:write') && <LinkButton to="/dashboard/jobs">Open the jobs</LinkButton>
              }
            />
          }
        />
      )}
    </ListScreen>
  )
}
