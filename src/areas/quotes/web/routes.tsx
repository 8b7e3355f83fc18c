import { createRoute, lazyFn } from '@tanstack/react-router'
import { tabSearch } from '#platform/web/record-tabs.ts'
import { listSearch, param, searchOf } from '#platform/web/search-params.ts'
import { signedInRoute } from '#platform/web/signed-in-route.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { quoteStatuses } from '../contract/choices.ts'
import { quoteTabs } from './quote-tabs.ts'

const quoteSearch = listSearch({
  status: param.oneOf(quoteStatuses),
  client_id: param.number,
  sales_user_id: param.number,
  from: param.date,
  to: param.date,
  waits_until: param.date,
})

const listRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard/quotes',
  staticData: { title: 'Quotes', permission: 'quotes:read' },
  validateSearch: quoteSearch,
  loaderDeps: ({ search }) => search,
  loader: lazyFn(() => import('./loaders.ts'), 'loadQuotes'),
  component: lazyPart(() => import('./QuoteListScreen.tsx'), 'QuoteListScreen'),
})

const archivedRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard/quotes/archived',
  staticData: { title: 'Archived quotes', permission: 'quotes:read' },
  validateSearch: quoteSearch,
  loaderDeps: ({ search }) => search,
  loader: lazyFn(() => import('./loaders.ts'), 'loadArchivedQuotes'),
  component: lazyPart(() => import('./QuoteListScreen.tsx'), 'ArchivedQuotesScreen'),
})

const newRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard/quotes/new',
  staticData: { title: 'New quote', permission: 'quotes:write' },
  validateSearch: searchOf({ client_id: param.number }),
  loader: lazyFn(() => import('./loaders.ts'), 'loadDefaults'),
  component: lazyPart(() => import('./QuoteNewScreen.tsx'), 'QuoteNewScreen'),
})

const settingsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard/quotes/settings',
  staticData: { title: 'Quote settings', permission: 'quotes:settings' },
  loader: lazyFn(() => import('./loaders.ts'), 'loadDefaults'),
  component: lazyPart(() => import('./QuoteSettingsScreen.tsx'), 'QuoteSettingsScreen'),
})

const editRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard/quotes/$id/edit',
  staticData: { title: 'Quote', permission: 'quotes:read', tabs: quoteTabs },
  validateSearch: tabSearch(quoteTabs),
  loader: lazyFn(() => import('./loaders.ts'), 'loadQuote'),
  component: lazyPart(() => import('./QuoteEditScreen.tsx'), 'QuoteEditScreen'),
})

const checkRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard/quotes/$id/check',
  staticData: { title: 'Check quote', permission: 'quotes:read' },
  loader: lazyFn(() => import('./loaders.ts'), 'loadQuoteDocument'),
  component: lazyPart(() => import('./QuoteCheckScreen.tsx'), 'QuoteCheckScreen'),
})

/** This file is part of the first page that anybody loads: screens, loaders and schemas come with the route. */
export const quoteRoutes = [listRoute, archivedRoute, newRoute, settingsRoute, editRoute, checkRoute] as const
