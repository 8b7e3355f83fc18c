import { IconClipboardList } from '@tabler/icons-react'
import { call } from '#platform/web/api.ts'
import type { ShellParts } from '#platform/web/web-area.ts'
import { formatDate } from '#shared/local-date.ts'
import { orderEndpoints } from '../contract/endpoints.ts'
import { orderPaths } from './order-paths.ts'

export const orderShell: ShellParts = {
  nav: [
    {
      label: 'Work orders',
      to: orderPaths.list,
      icon: IconClipboardList,
      group: 'Work',
      permission: 'work-orders:read',
      order: 40,
    },
  ],
  palette: [
    {
      label: 'Work orders',
      permission: 'work-orders:read',
      search: async (search, signal) => {
        const query = { search, page_size: 6, with_total: '0' as const }
        const { rows } = await call(orderEndpoints.listOrders, { query }, { signal })
        return rows.map(({ id, order_no, asset_category, work_date, client }) => ({
          label: `${order_no} ${asset_category}`,
          hint: `${formatDate(work_date)}, ${client}`,
          to: orderPaths.edit(id),
        }))
      },
    },
  ],
}
