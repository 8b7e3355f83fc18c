import type { Activity } from '#platform/server/change/activity.ts'
import type { StoredOrder } from './order-store.ts'

/** An order's name in the log. */
export const orderLabel = ({
  id,
  order_no,
}: Pick<StoredOrder, 'id' | 'order_no'>): Pick<Activity, 'record_type' | 'record_id' | 'record_label'> => ({
  record_type: 'job_item',
  record_id: id,
  record_label: order_no,
})
