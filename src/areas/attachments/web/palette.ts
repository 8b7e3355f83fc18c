import { call } from '#platform/web/calls/api.ts'
import type { PaletteSearch } from '#platform/web/web-area.ts'
import { attachmentEndpoints } from '../contract/endpoints.ts'
import { attachmentKindWords } from '../rules/attachment-words.ts'
import { attachmentPaths } from './attachment-paths.ts'

export const search: PaletteSearch = async (text, signal) => {
  const query = { search: text, page_size: 6, with_total: '0' as const }
  const { rows } = await call(attachmentEndpoints.listAttachments, { query }, { signal })
  return rows.map(({ id, code, name, kind }) => ({
    label: `${code} ${name}`,
    hint: attachmentKindWords[kind],
    to: attachmentPaths.edit(id),
  }))
}
