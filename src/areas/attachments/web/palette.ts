import { searchList } from '#platform/web/lists/search-list.ts'
import { attachmentEndpoints } from '../contract/endpoints.ts'
import { attachmentKindWords } from '../rules/attachment-words.ts'
import { attachmentPaths } from './attachment-paths.ts'

export const search = searchList(attachmentEndpoints.listAttachments, ({ id, code, name, kind }) => ({
  label: `${code} ${name}`,
  hint: attachmentKindWords[kind],
  to: attachmentPaths.edit(id),
}))
