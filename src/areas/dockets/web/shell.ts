import { IconClipboardCheck } from '@tabler/icons-react'
import { call } from '#platform/web/api.ts'
import type { ShellParts } from '#platform/web/web-area.ts'
import { formatDate } from '#shared/local-date.ts'
import { docketEndpoints } from '../contract/endpoints.ts'
import { docketPaths } from './docket-paths.ts'

export const docketShell: ShellParts = {
  nav: [
    {
      label: 'Dockets',
      to: docketPaths.list,
      icon: IconClipboardCheck,
      group: 'Work',
      permission: 'dockets:read',
      order: 70,
    },
  ],
  palette: [
    {
      label: 'Dockets',
      permission: 'dockets:read',
      search: async (search, signal) => {
        const query = { search, page_size: 6, with_total: '0' as const }
        const { rows } = await call(docketEndpoints.listDockets, { query }, { signal })
        return rows.map(({ id, docket_no, client, shift_date, status }) => ({
          label: `${docket_no} ${client}`,
          hint: `${formatDate(shift_date)}, ${status}`,
          to: docketPaths.view(id),
        }))
      },
    },
  ],
}
