import { searchList } from '#platform/web/lists/search-list.ts'
import { formatDate } from '#shared/local-date.ts'
import { docketEndpoints } from '../contract/endpoints.ts'
import { docketPaths } from './docket-paths.ts'

export const search = searchList(
  docketEndpoints.listDockets,
  ({ id, docket_no, client, shift_date, status }) => ({
    label: `${docket_no} ${client}`,
    hint: `${formatDate(shift_date)}, ${status}`,
    to: docketPaths.view(id),
  }),
)
