import { call } from '#platform/web/calls/api.ts'
import type { PaletteSearch } from '#platform/web/web-area.ts'
import { wordingEndpoints } from '../contract/endpoints.ts'
import { wordingPaths } from './wording-paths.ts'

export const search: PaletteSearch = async (text, signal) => {
  const query = { search: text, page_size: 3, with_total: '0' as const }
  const [terms, footers] = await Promise.all([
    call(wordingEndpoints.listTerms, { query }, { signal }),
    call(wordingEndpoints.listFooters, { query }, { signal }),
  ])
  return [...terms.rows, ...footers.rows].map(({ id, kind, title }) => ({
    label: title,
    hint: kind === 'terms' ? 'Terms and conditions' : 'Quote footer',
    to: wordingPaths[kind].edit(id),
  }))
}
