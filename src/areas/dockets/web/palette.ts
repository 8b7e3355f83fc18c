import { call } from '#platform/web/calls/api.ts'
import type { PaletteSearch } from '#platform/web/web-area.ts'
import { formatDate } from '#shared/local-date.ts'
import { docketEndpoints } from '../contract/endpoints.ts'
import { docketPaths } from './docket-paths.ts'

export const search: PaletteSearch = async (text, signal) => {
  const query = { search: text, page_size: 6, with_total: '0' as const }
  const { rows } = await call(docketEndpoints.listDockets, { query }, { signal })
  return rows.map(({ id, docket_no, client, shift_date, status }) => ({
    label: `${docket_no} ${client}`,
    hint: `${formatDate(shift_date)}, ${status}`,
    to: docketPaths.view(id),
  }))
}
