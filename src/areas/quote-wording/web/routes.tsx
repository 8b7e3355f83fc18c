import { listSearch, param } from '#platform/web/lists/search-params.ts'
import { recordRoutes } from '#platform/web/records/record-routes.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { wordingDocuments } from '../contract/choices.ts'
import { wordingTabs } from './wording-paths.ts'

const both = {
  read: 'quote-wording:read',
  search: listSearch({ applies_to: param.oneOf(wordingDocuments) }),
  tabs: wordingTabs,
} as const
const write = 'quote-wording:write'

export const wordingRoutes = [
  ...recordRoutes('/dashboard/quotes/terms_conditions', {
    ...both,
    noun: { one: 'set of terms', many: 'terms and conditions' },
    loaders: async () => (await import('./queries.ts')).terms,
    list: lazyPart(() => import('./WordingListScreen.tsx'), 'TermsListScreen'),
    write,
    create: lazyPart(() => import('./WordingNewScreen.tsx'), 'TermsNewScreen'),
    edit: lazyPart(() => import('./WordingEditScreen.tsx'), 'TermsEditScreen'),
  }),
  ...recordRoutes('/dashboard/quotes/quote_footer', {
    ...both,
    noun: { one: 'quote footer', many: 'quote footers' },
    loaders: async () => (await import('./queries.ts')).footers,
    list: lazyPart(() => import('./WordingListScreen.tsx'), 'FooterListScreen'),
    write,
    create: lazyPart(() => import('./WordingNewScreen.tsx'), 'FooterNewScreen'),
    edit: lazyPart(() => import('./WordingEditScreen.tsx'), 'FooterEditScreen'),
  }),
] as const
