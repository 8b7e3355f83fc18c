import { RecentChanges } from '#areas/activity-log/web/index.ts'
import { PartiesOfJob } from '#areas/jobs/web/index.ts'
import { useViewer } from '#platform/web/calls/session.ts'
import { invoicedWord } from '#shared/flag-words.ts'
import { FactGroup } from '#ui/parts/FactGroup.tsx'
import { Facts } from '#ui/parts/Facts.tsx'
import { TextFacts } from '#ui/parts/TextFacts.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { SummaryLayout } from '#ui/shells/SummaryLayout.tsx'
import type { Order } from '../contract/order.ts'
import { orderLabels as labels } from '../rules/order-labels.ts'
import { clockChangeWords } from '../rules/order-window.ts'
import { rateWords } from '../rules/work-order-words.ts'
import { orderPaths } from './order-paths.ts'
import { dayOf, orderFieldWords, timesOf } from './order-words.ts'

const AllocationPanel = lazyPart(() => import('#areas/scheduler/web/index.ts'), 'AllocationPanel')
const OrderChecklists = lazyPart(() => import('#areas/checklists/web/index.ts'), 'OrderChecklists')
const DocketsTab = lazyPart(() => import('#areas/dockets/web/index.ts'), 'DocketsTab')

/** An order as it is read: client, site and times at the left, who and what is booked and the outcome at the right. */
export function OrderSummary({ order }: { order: Order }) {
  const { permissions } = useViewer()
  return (
    <SummaryLayout
      facts={<OrderFacts order={order} />}
      lead={permissions['scheduler:read'] && <AllocationPanel orderId={order.id} version={order.version} />}
    >
      {permissions['dockets:read'] && <DocketsTab order={order} />}
      {permissions['checklists:read'] && <OrderChecklists job_item_id={order.id} />}
      {permissions['work-orders:read'] === 'all' && (
        <RecentChanges
          record_type="job_item"
          record_id={order.id}
          words={orderFieldWords}
          all={orderPaths.edit(order.id, 'history')}
        />
      )}
    </SummaryLayout>
  )
}

function OrderFacts({ order }: { order: Order }) {
  const clocks = clockChangeWords(order)
  return (
    <>
      <FactGroup title="When">
        {dayOf(order.work_date)}, {timesOf(order)}
        {clocks && ` (${clocks})`}
      </FactGroup>
      <PartiesOfJob record={order} />
      <TextFacts
        title="Instructions"
        facts={[
          { label: labels.order_notes, value: order.order_notes },
          { label: labels.internal_notes, value: order.internal_notes },
        ]}
      />
      <FactGroup title="Work">
        <Facts
          facts={[
            { label: labels.asset_category_id, value: order.asset_category },
            { label: labels.needs_driver, value: order.needs_driver ? 'Yes' : 'No' },
            ...(order.skills.length > 0
              ? [{ label: labels.skill_ids, value: order.skills.map(({ name }) => name).join(', ') }]
              : []),
            { label: labels.invoiced, value: invoicedWord(order.order_status) },
            ...(order.rate_snapshot
              ? [{ label: labels.rate_snapshot, value: rateWords(order.rate_snapshot) }]
              : []),
          ]}
        />
      </FactGroup>
    </>
  )
}
