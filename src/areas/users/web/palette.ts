import { call } from '#platform/web/calls/api.ts'
import type { PaletteSearch } from '#platform/web/web-area.ts'
import { userEndpoints } from '../contract/endpoints.ts'
import { typeWord } from '../rules/user-words.ts'
import { userPaths } from './user-paths.ts'

export const search: PaletteSearch = async (text, signal) => {
  const query = { search: text, page_size: 6, with_total: '0' as const }
  const { rows } = await call(userEndpoints.listUsers, { query }, { signal })
  return rows.map(({ id, name, user_type }) => ({
    label: name,
    hint: typeWord(user_type),
    to: userPaths.edit(id),
  }))
}
