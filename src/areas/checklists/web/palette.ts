import { call } from '#platform/web/calls/api.ts'
import type { PaletteSearch } from '#platform/web/web-area.ts'
import { checklistEndpoints } from '../contract/endpoints.ts'
import { checklistKindWords } from '../rules/checklist-words.ts'
import { checklistPaths } from './checklist-paths.ts'

export const search: PaletteSearch = async (text, signal) => {
  const query = { search: text, page_size: 6, with_total: '0' as const }
  const { rows } = await call(checklistEndpoints.listChecklists, { query }, { signal })
  return rows.map(({ id, name, kind }) => ({
    label: name,
    hint: checklistKindWords[kind],
    to: checklistPaths.template(id),
  }))
}
