import { IconArrowRight } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { jobPaths } from '#areas/jobs/web/index.ts'
import { usePaletteActions } from '#platform/web/shell/palette/palette-actions.ts'
import { useMay, useViewer } from '#platform/web/calls/session.ts'
import { useTitle } from '#platform/web/guard/title.ts'
import { useRecordTabs } from '#platform/web/records/use-record-tabs.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Button, LinkButton } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { RowMenu } from '#ui/parts/RowMenu.tsx'
import { LoadingState } from '#ui/parts/states.tsx'
import { TabbedScreen } from '#ui/shells/TabbedScreen.tsx'
import { isOutstanding } from '../../rules/order-status.ts'
import { OrderNotices } from '../OrderNotices.tsx'
import { orderPaths } from '../order-paths.ts'
import { orderTabs } from '../order-tabs.ts'
import { OrderStatusBadge } from '../OrderStatusBadge.tsx'
import { OrderTabContent } from '../OrderTabContent.tsx'
import { dayOf } from '../order-words.ts'
import { orderQuery } from '../queries.ts'
import { useNextUnfilled } from '../list/use-next-unfilled.ts'
import { useOrderActions } from '../use-order-actions.tsx'

const NotFitNotices = lazyPart(() => import('#areas/driver-jobs/web/index.ts'), 'NotFitNotices')

/** A work order with its tabs, each at an address of its own. */
export function OrderEditScreen() {
  const id = Number(useParams({ strict: false }).id)
  const { data: order } = useSuspenseQuery(orderQuery(id))
  const { next, menu, error, dialog } = useOrderActions(order)
  const unfilled = useNextUnfilled(order)
  const may = useMay()
  const seesAll = useViewer().permissions['work-orders:read'] === 'all'
  const { open, links } = useRecordTabs(orderTabs, (tab) => orderPaths.edit(id, tab))
  useTitle(`${order.order_no} ${order.asset_category}`)
  usePaletteActions(next ? [next, ...menu] : menu)

  return (
    <TabbedScreen
      title={`${order.asset_category}, ${dayOf(order.work_date)}`}
      status={<OrderStatusBadge status={order.order_status} />}
      breadcrumbs={[
        { label: 'Work orders', to: orderPaths.list },
        { label: order.job_no, to: jobPaths.edit(order.job_id) },
        { label: order.order_no },
      ]}
      actions={
        seesAll && (
          <>
            {unfilled && (
              <LinkButton to={orderPaths.edit(unfilled.id)} icon={<IconArrowRight aria-hidden />}>
                Next to fill
              </LinkButton>
            )}
            {next && (
              <Button icon={next.icon} disabledReason={next.disabledReason} onClick={next.run}>
                {next.label}
              </Button>
            )}
            <RowMenu items={menu} label={`More for ${order.order_no}`} />
          </>
        )
      }
      tabs={links}
    >
      {error && <Notice tone="danger">{error}</Notice>}
      {may('driver-jobs:read') && isOutstanding(order) && (
        <Suspense fallback={null}>
          <NotFitNotices job_item_id={id} />
        </Suspense>
      )}
      <OrderNotices order={order} />
      <Suspense key={id} fallback={<LoadingState />}>
        <OrderTabContent tab={open} order={order} />
      </Suspense>
      {dialog}
    </TabbedScreen>
  )
}
