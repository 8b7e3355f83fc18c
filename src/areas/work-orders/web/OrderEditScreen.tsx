import { IconArrowRight } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { jobPaths } from '#areas/jobs/web/index.ts'
import { usePaletteActions } from '#platform/web/shell/palette-actions.ts'
import { useViewer } from '#platform/web/session.ts'
import { useTitle } from '#platform/web/title.ts'
import { useWhyNot } from '#platform/web/why-not.ts'
import type { Permission } from '#shared/permissions.ts'
import { Button, LinkButton } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { RowMenu } from '#ui/parts/RowMenu.tsx'
import { LoadingState } from '#ui/parts/states.tsx'
import { TabbedScreen } from '#ui/shells/TabbedScreen.tsx'
import { OrderNotices } from './OrderNotices.tsx'
import { type OrderTab, orderPaths, orderTabs } from './order-paths.ts'
import { OrderStatusBadge } from './OrderStatusBadge.tsx'
import { OrderTabContent } from './OrderTabContent.tsx'
import { dayOf } from './order-words.ts'
import { orderQuery } from './queries.ts'
import { useNextUnfilled } from './use-next-unfilled.ts'
import { useOrderActions } from './use-order-actions.tsx'

const tabWords: Record<OrderTab, string> = {
  details: 'Details',
  dockets: 'Dockets',
  notes: 'Notes',
  documents: 'Documents',
  history: 'History',
}

/** What one must be allowed to read for a tab to be there. */
const tabRights: Record<OrderTab, Permission> = {
  details: 'work-orders:read',
  dockets: 'dockets:read',
  notes: 'notes:read',
  documents: 'documents:read',
  history: 'work-orders:read',
}

/** A work order with its tabs, each at an address of its own. */
export function OrderEditScreen() {
  const id = Number(useParams({ strict: false }).id)
  const { tab: asked = 'details' } = useSearch({ strict: false }) as { tab?: OrderTab }
  const { data: order } = useSuspenseQuery(orderQuery(id))
  const { next, menu, error, dialog } = useOrderActions(order)
  const unfilled = useNextUnfilled(order)
  const whyNot = useWhyNot()
  const seesAll = useViewer().permissions['work-orders:read'] === 'all'
  // What the office did with an order, and its papers, are not for those who are booked on it.
  const isThere = (name: OrderTab) =>
    !whyNot(tabRights[name]) && (seesAll || (name !== 'history' && name !== 'documents'))
  const tab = isThere(asked) ? asked : 'details'
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
      tabs={orderTabs.filter(isThere).map((name) => ({
        label: tabWords[name],
        to: orderPaths.edit(id, name),
        active: name === tab,
      }))}
    >
      {error && <Notice tone="danger">{error}</Notice>}
      <OrderNotices order={order} />
      <Suspense key={id} fallback={<LoadingState />}>
        <OrderTabContent tab={tab} order={order} />
      </Suspense>
      {dialog}
    </TabbedScreen>
  )
}
