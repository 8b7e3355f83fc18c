import { searchList } from '#platform/web/lists/search-list.ts'
import { rateCardEndpoints } from '../contract/endpoints.ts'
import { ownerWords } from '../rules/owner-words.ts'
import { rateCardPaths } from './rate-card-paths.ts'

export const search = searchList(rateCardEndpoints.listRateCards, ({ id, name, kind, owner }) => ({
  label: name,
  hint: ownerWords({ kind, owner }),
  to: rateCardPaths.edit(id),
}))
