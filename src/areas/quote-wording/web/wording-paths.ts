import { tabPaths } from '#platform/web/records/record-tabs.ts'
import { wordingTabs } from './wording-tabs.ts'

const pathsAt = (list: string) => ({
  list,
  archived: `${list}/archived`,
  create: `${list}/new`,
  edit: tabPaths((id) => `${list}/${id}/edit`, wordingTabs),
})

/** The addresses of this area's screens. */
export const wordingPaths = {
  terms: pathsAt('/dashboard/quotes/terms_conditions'),
  footer: pathsAt('/dashboard/quotes/quote_footer'),
}
