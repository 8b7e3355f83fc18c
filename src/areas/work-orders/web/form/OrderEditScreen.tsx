import { IconArrowRight } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { RecordChain } from '#areas/chain/web/index.ts'
import { Suspense } from 'react'
import { jobPaths } from '#areas/jobs/web/index.ts'
import { useMay, useViewer } from '#platform/web/calls/session.ts'
import { useRecordId } from '#platform/web/records/RecordScreen.tsx'
import { useEditing } from '#platform/web/records/editing.ts'
import { RecordActions, TabbedRecord } from '#platform/web/records/TabbedRecord.tsx'
import { useRecordTabs } from '#platform/web/records/use-record-tabs.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { LinkButton } from '#ui/parts/Button.tsx'
import { isOutstanding, isToFill } from '../../rules/order-status.ts'
import { OrderNotices } from '../OrderNotices.tsx'
import { orderPaths, orderTabs } from '../order-paths.ts'
import { OrderStatusBadge } from '../OrderStatusBadge.tsx'
import { OrderTabContent } from '../OrderTabContent.tsx'
import { dayOf } from '../order-words.ts'
import { orderQuery } from '../queries.ts'
import { useNextUnfilled } from '../list/use-next-unfilled.ts'
import { useOrderActions } from '../use-order-actions.tsx'
import { useWhyNotOrder } from '../use-why-not-order.ts'

const NotFitNotices = lazyPart(() => import('#areas/driver-jobs/web/index.ts'), 'NotFitNotices')

/** A work order with its tabs, each with its own address. */
export function OrderEditScreen() {
  const id = useRecordId()
  const { data: order } = useSuspenseQuery(orderQuery(id))
  const { next, menu, error, dialog } = useOrderActions(order)
  const editing = useEditing(id)
  const whyNot = useWhyNotOrder()
  const unfilled = useNextUnfilled(order)
  const may = useMay()
  const seesAll = useViewer().permissions['work-orders:read'] === 'all'
  const { open, links } = useRecordTabs(orderTabs, (tab) => orderPaths.edit(id, tab))

  return (
    <TabbedRecord
      id={id}
      name={`${order.order_no} ${order.asset_category}`}
      title={`${order.asset_category}, ${dayOf(order.work_date)}`}
      number={order.order_no}
      status={<OrderStatusBadge status={order.order_status} />}
      breadcrumbs={[
        { label: 'Work orders', to: orderPaths.list },
        { label: order.job_no, to: jobPaths.edit(order.job_id) },
      ]}
      actions={
        seesAll && (
          <>
            {unfilled && (
              <LinkButton to={orderPaths.edit(unfilled.id)} icon={<IconArrowRight aria-hidden />}>
                Next to fill
              </LinkButton>
            )}
            <RecordActions
              next={next}
              menu={menu}
              name={order.order_no}
              // Filling it comes first.
              variant={isToFill(order) ? 'secondary' : 'primary'}
            />
          </>
        )
      }
      palette={next ? [next, ...menu] : menu}
      error={error}
      notices={
        <>
          {may('driver-jobs:read') && isOutstanding(order) && (
            <Suspense fallback={null}>
              <NotFitNotices job_item_id={id} />
            </Suspense>
          )}
          <OrderNotices order={order} />
        </>
      }
      dialog={dialog}
      tabs={links}
      chain={<RecordChain record_type="job_item" record_id={id} />}
      edit={
        seesAll
          ? { editing, isLocked: !isOutstanding(order), disabledReason: whyNot(order, 'edit') }
          : undefined
      }
    >
      <OrderTabContent tab={open} order={order} isEdited={seesAll && editing.isOpen} />
    </TabbedRecord>
  )
}
