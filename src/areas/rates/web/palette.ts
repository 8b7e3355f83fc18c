import { call } from '#platform/web/calls/api.ts'
import type { PaletteSearch } from '#platform/web/web-area.ts'
import { rateCardEndpoints } from '../contract/endpoints.ts'
import { ownerWords } from '../rules/owner-words.ts'
import { rateCardPaths } from './rate-card-paths.ts'

export const search: PaletteSearch = async (text, signal) => {
  const query = { search: text, page_size: 6, with_total: '0' as const }
  const { rows } = await call(rateCardEndpoints.listRateCards, { query }, { signal })
  return rows.map((card) => ({ label: card.name, hint: ownerWords(card), to: rateCardPaths.edit(card.id) }))
}
