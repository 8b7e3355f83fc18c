import { commonTabs } from '#areas/documents/web/index.ts'
import { TipOrdersTab, tipOrderFieldWords } from '#areas/tip-orders/web/index.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import type { Order } from '../contract/order.ts'
import { OrderEditor } from './form/OrderEditor.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import type { orderTabs } from './order-paths.ts'
import { orderFieldWords } from './order-words.ts'
import { useWhyNotOrder } from './use-why-not-order.ts'

// The other tabs load when opened.
const DocketsTab = lazyPart(() => import('#areas/dockets/web/index.ts'), 'DocketsTab')

/** The content of an order's tab; `isEdited`: its form instead of its summary. */
export function OrderTabContent({
  tab,
  order,
  isEdited,
}: {
  tab: keyof typeof orderTabs
  order: Order
  isEdited: boolean
}) {
  const may = useMay()
  const whyNot = useWhyNotOrder()
  const tabs = {
    details: isEdited ? <OrderEditor order={order} /> : <OrderSummary order={order} />,
    tips: (
      <TipOrdersTab
        order_id={order.id}
        material={order.usual_material}
        disabledReason={whyNot(order, 'edit')}
      />
    ),
    dockets: <DocketsTab order={order} />,
    ...commonTabs('job_item', order.id, {
      canWrite: may('work-orders:write') || may('documents:approve'),
      words: { ...tipOrderFieldWords, ...orderFieldWords },
    }),
  }
  return tabs[tab]
}
