import { searchList } from '#platform/web/lists/search-list.ts'
import { formatDate } from '#shared/local-date.ts'
import { orderEndpoints } from '../contract/endpoints.ts'
import { orderPaths } from './order-paths.ts'

export const search = searchList(
  orderEndpoints.listOrders,
  ({ id, order_no, asset_category, work_date, client }) => ({
    label: `${order_no} ${asset_category}`,
    hint: `${formatDate(work_date)}, ${client}`,
    to: orderPaths.edit(id),
  }),
)
