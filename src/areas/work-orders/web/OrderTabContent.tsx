import { useMay } from '#platform/web/calls/session.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import type { Order } from '../contract/order.ts'
import { OrderEditor } from './form/OrderEditor.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import type { orderTabs } from './order-tabs.ts'
import { orderFieldWords } from './order-words.ts'

// The other tabs load when opened.
const DocketsTab = lazyPart(() => import('#areas/dockets/web/index.ts'), 'DocketsTab')
const NotesTab = lazyPart(() => import('#areas/notes/web/index.ts'), 'NotesTab')
const DocumentsTab = lazyPart(() => import('#areas/documents/web/index.ts'), 'DocumentsTab')
const HistoryTab = lazyPart(() => import('#areas/activity-log/web/index.ts'), 'HistoryTab')

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
  const record = { record_type: 'job_item', record_id: order.id }
  const canWrite = may('work-orders:write') || may('documents:approve')
  switch (tab) {
    case 'details':
      return isEdited ? <OrderEditor order={order} /> : <OrderSummary order={order} />
    case 'dockets':
      return <DocketsTab order={order} />
    case 'notes':
      return <NotesTab {...record} canWrite={canWrite} />
    case 'documents':
      return <DocumentsTab {...record} canWrite={canWrite} />
    case 'history':
      return <HistoryTab {...record} words={orderFieldWords} />
  }
}
