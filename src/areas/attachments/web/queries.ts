import { read } from '#platform/web/calls/api.ts'
import { recordLoaders } from '#platform/web/guard/screen-loaders.ts'
import { attachmentEndpoints } from '../contract/endpoints.ts'

export const attachmentQuery = (id: number) => read(attachmentEndpoints.getAttachment, { params: { id } })

/** What its routes load. */
export const { loadList, loadArchived, loadRecord } = recordLoaders(
  attachmentEndpoints.listAttachments,
  attachmentQuery,
)
