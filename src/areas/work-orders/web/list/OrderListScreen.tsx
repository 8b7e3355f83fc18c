import { useMediaQuery } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { IconCheck, IconClipboardPlus } from '@tabler/icons-react'
import { ExportMenu } from '#platform/web/lists/ExportMenu.tsx'
import { noneFound } from '#platform/web/lists/none-found.ts'
import { useList } from '#platform/web/lists/use-list.ts'
import { call, read } from '#platform/web/calls/api.ts'
import { useVerb } from '#platform/web/calls/use-verb.ts'
import { BulkActions } from '#platform/web/lists/BulkActions.tsx'
import { filtersOf } from '#platform/web/lists/list-query.ts'
import { totalsLabel } from '#platform/web/lists/totals-label.ts'
import { useViewTabs } from '#platform/web/lists/use-view-tabs.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { melbourneDate } from '#shared/local-date.ts'
import { startsFrom } from '#shared/state-table.ts'
import { LinkButton } from '#ui/parts/Button.tsx'
import { ColumnPicker } from '#ui/parts/ColumnPicker.tsx'
import { listKeysWith } from '#ui/parts/KeyHints.tsx'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { ErrorState } from '#ui/parts/states.tsx'
import { ListScreen } from '#ui/shells/ListScreen.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { Pager } from '#ui/table/Pager.tsx'
import { useNow } from '#ui/use-now.ts'
import { jobPaths } from '#areas/jobs/web/index.ts'
import { NoRows } from '#ui/parts/NoRows.tsx'
import { useIsTablet } from '#ui/use-is-tablet.ts'
import { orderEndpoints } from '../../contract/endpoints.ts'
import type { OrderRow } from '../../contract/order.ts'
import { orderNoun } from '../../rules/order-labels.ts'
import { isOutstanding, orderActions } from '../../rules/order-status.ts'
import { orderViews, orderViewsOn } from '../../rules/order-views.ts'
import { Missing, hiddenAtFirst, hiddenOnTablet, hiddenWhenNarrow, orderColumns } from './order-columns.tsx'
import { OrderFilterBar } from './OrderFilterBar.tsx'
import { orderPaths } from '../order-paths.ts'

/** The work orders this person may see; the route defaults to today and later. */
export function OrderListScreen() {
  const hasRoom = useMediaQuery('(min-width: 100rem)', undefined, { getInitialValueInEffect: false })
  const isTablet = useIsTablet()
  const list = useList(orderEndpoints.listOrders, {
    sort: '-work_date',
    hidden: hasRoom ? hiddenAtFirst : isTablet ? hiddenOnTablet : hiddenWhenNarrow,
  })
  const whyNot = useWhyNot()
  const today = melbourneDate(useNow())
  const views = useViewTabs(orderEndpoints.countOrderViews, orderViewsOn(today), orderPaths.list)
  const { run, error } = useVerb('job_item')
  const mayNotWrite = whyNot('work-orders:write')
  const { data: sums } = useQuery({
    ...read(orderEndpoints.sumOrders, { query: filtersOf(list.query) }),
    placeholderData: keepPreviousData,
  })
  const rowMenu = (order: OrderRow): MenuItem[] => [
    ...(isOutstanding(order)
      ? [
          {
            label: 'Fill',
            icon: <IconClipboardPlus aria-hidden />,
            rowKey: 'f',
            disabledReason: mayNotWrite,
            to: orderPaths.edit(order.id),
          },
        ]
      : []),
    ...(startsFrom(orderActions.confirm, order.order_status)
      ? [
          {
            label: 'Confirm',
            icon: <IconCheck aria-hidden />,
            rowKey: 'c',
            disabledReason: mayNotWrite,
            run: () =>
              void run(
                orderEndpoints.confirmOrder,
                { params: { id: order.id }, body: { version: order.version } },
                `${order.order_no} confirmed`,
              ),
          },
        ]
      : []),
    { label: 'Documents', to: orderPaths.edit(order.id, 'documents') },
    { label: 'Job', to: jobPaths.edit(order.job_id) },
  ]

  return (
    <ListScreen
      title="Work orders"
      count={list.total}
      views={views}
      keys={listKeysWith('f', !mayNotWrite && 'fill')}
      filtering={list}
      actions={<ExportMenu endpoint={orderEndpoints.exportOrders} query={list.query} />}
      filters={
        <>
          <OrderFilterBar query={list.query} onChange={list.set} />
          <ColumnPicker columns={orderColumns} {...list.columns} />
        </>
      }
      bulk={
        list.selected.size > 0 && (
          <BulkActions
            list={list}
            noun={orderNoun}
            nameOf={({ order_no }) => order_no}
            topic="job_item"
            actions={[
              {
                label: 'Confirm',
                icon: <IconCheck aria-hidden />,
                done: 'confirmed',
                disabledReason: mayNotWrite,
                act: ({ id, version }) =>
                  call(orderEndpoints.confirmOrder, { params: { id }, body: { version } }),
              },
            ]}
          />
        )
      }
      pager={<Pager {...list.pager} shown={list.rows.length} />}
    >
      {error && <Notice tone="danger">{error}</Notice>}
      {list.error ? (
        <ErrorState message="Could not load the work orders." onRetry={list.retry} />
      ) : (
        <DataTable
          {...list.table}
          label="Work orders"
          columns={orderColumns}
          rowKey={(order) => order.id}
          rowMenu={rowMenu}
          totals={{
            label: totalsLabel(orderNoun, list),
            cells: sums && {
              assets: <Missing count={sums.without_asset} what="a machine" />,
              drivers: <Missing count={sums.without_driver} what="a driver" />,
            },
          }}
          empty={
            <NoRows
              noun={{ many: 'work orders' }}
              list={list}
              none={noneFound({ many: 'work orders' }, orderViews, list.filters)}
              text={`A work order is one machine on one day of a job.${mayNotWrite ? '' : ' To make one, open a job and add requirements.'}`}
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
