import { call } from '#platform/web/calls/api.ts'
import type { PaletteSearch } from '#platform/web/web-area.ts'
import { formatDate } from '#shared/local-date.ts'
import { orderEndpoints } from '../contract/endpoints.ts'
import { orderPaths } from './order-paths.ts'

export const search: PaletteSearch = async (text, signal) => {
  const query = { search: text, page_size: 6, with_total: '0' as const }
  const { rows } = await call(orderEndpoints.listOrders, { query }, { signal })
  return rows.map(({ id, order_no, asset_category, work_date, client }) => ({
    label: `${order_no} ${asset_category}`,
    hint: `${formatDate(work_date)}, ${client}`,
    to: orderPaths.edit(id),
  }))
}
