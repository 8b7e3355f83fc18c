import { lazyFn } from '@tanstack/react-router'
import { listSearch, param, searchOf } from '#platform/web/lists/search-params.ts'
import { recordRoutes } from '#platform/web/records/record-routes.tsx'
import { screenRoute } from '#platform/web/guard/screen-route.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { quoteStatusFilters } from '../contract/choices.ts'
import { quoteTabs } from './quote-paths.ts'

const quoteSearch = listSearch({
  status: param.oneOf(quoteStatusFilters),
  client_id: param.number,
  sales_user_id: param.number,
  from: param.date,
  to: param.date,
  waits_until: param.date,
  won_from: param.date,
})

export const quoteRoutes = [
  ...recordRoutes('/dashboard/quotes', {
    noun: { one: 'quote', many: 'quotes' },
    read: 'quotes:read',
    search: quoteSearch,
    tabs: quoteTabs,
    loaders: () => import('./loaders.ts'),
    list: lazyPart(() => import('./list/QuoteListScreen.tsx'), 'QuoteListScreen'),
    write: 'quotes:write',
    create: lazyPart(() => import('./form/QuoteNewScreen.tsx'), 'QuoteNewScreen'),
    createFrom: {
      search: searchOf({ client_id: param.number }),
      loader: lazyFn(() => import('./loaders.ts'), 'loadDefaults'),
    },
    edit: lazyPart(() => import('./form/QuoteEditScreen.tsx'), 'QuoteEditScreen'),
  }),
  screenRoute('/dashboard/quotes/settings', {
    title: 'Quote settings',
    permission: 'quotes:settings',
    loader: lazyFn(() => import('./loaders.ts'), 'loadDefaults'),
    screen: lazyPart(() => import('./QuoteSettingsScreen.tsx'), 'QuoteSettingsScreen'),
  }),
  screenRoute('/dashboard/quotes/$id/check', {
    title: 'Quote preview',
    permission: 'quotes:prices',
    loader: lazyFn(() => import('./loaders.ts'), 'loadQuoteDocument'),
    screen: lazyPart(() => import('./form/QuotePreviewScreen.tsx'), 'QuotePreviewScreen'),
  }),
] as const
