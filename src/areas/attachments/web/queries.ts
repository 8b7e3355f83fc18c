import { resourceEndpoints } from '#areas/resources/contract/endpoints.ts'
import { read } from '#platform/web/calls/api.ts'
import { recordLoaders } from '#platform/web/guard/screen-loaders.ts'
import type { QueryOf } from '#platform/web/lists/list-query.ts'
import { attachmentEndpoints } from '../contract/endpoints.ts'

export const attachmentQuery = (id: number) => read(attachmentEndpoints.getAttachment, { params: { id } })
export const attachmentsByMachineQuery = read(attachmentEndpoints.attachmentsByMachine, {})
export const categoriesQuery = read(resourceEndpoints.listCategories, { query: { archived: '0' } })

/** The attachment list's search parameters. */
export type AttachmentListQuery = QueryOf<typeof attachmentEndpoints.listAttachments>

/** What its routes load. */
export const { loadList, loadArchived, loadRecord } = recordLoaders(
  attachmentEndpoints.listAttachments,
  attachmentQuery,
)
