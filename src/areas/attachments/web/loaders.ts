import { recordLoaders } from '#platform/web/guard/screen-loaders.ts'
import { attachmentEndpoints } from '../contract/endpoints.ts'
import { attachmentQuery } from './queries.ts'

export const { loadList, loadArchived, loadRecord } = recordLoaders(
  attachmentEndpoints.listAttachments,
  attachmentQuery,
)
