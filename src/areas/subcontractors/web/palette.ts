import { searchList } from '#platform/web/lists/search-list.ts'
import { formatAbn } from '#shared/abn.ts'
import { subcontractorEndpoints } from '../contract/endpoints.ts'
import { subcontractorPaths } from './subcontractor-paths.ts'

export const search = searchList(subcontractorEndpoints.listSubcontractors, ({ id, name, abn }) => ({
  label: name,
  hint: formatAbn(abn),
  to: subcontractorPaths.edit(id),
}))
