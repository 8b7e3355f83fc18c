import { createRouter } from '@tanstack/react-router'
import { ErrorScreen } from '#platform/web/refusals/ErrorScreen.tsx'
import { NotFoundScreen } from '#platform/web/refusals/NotFoundScreen.tsx'
import { createQueryClient } from '#platform/web/calls/query-client.ts'
import { attachRouterEvents } from '#platform/web/guard/router-events.ts'
import { parseSearch, stringifySearch } from '#platform/web/lists/search-params.ts'
import { routeTree } from './routes.ts'

export const queries = createQueryClient()

export const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch,
  context: { queries, shellParts: async () => (await import('./shell-parts.ts')).shellParts },
  // Per route, so that the shell stays around a screen that fails.
  defaultErrorComponent: ErrorScreen,
  defaultNotFoundComponent: NotFoundScreen,
  defaultPreload: 'intent',
  // The query client decides whether an answer is fresh enough.
  defaultPreloadStaleTime: 0,
  // Plain `false` still scrolls to the top when only the search changes; see router-events.
  scrollRestoration: () => false,
})
attachRouterEvents(router)

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
