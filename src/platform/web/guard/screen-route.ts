import { type RouteComponent, type StaticDataRouteOption, createRoute } from '@tanstack/react-router'
import type { Params } from '../lists/search-params.ts'
import { tabSearch } from '../records/record-tabs.ts'
import { signedInRoute } from './signed-in-route.tsx'

export interface ScreenRoute extends StaticDataRouteOption {
  /** What the address may say: a list's filters, or what a form begins with. Tabs are known without. */
  search?: (raw: Record<string, unknown>) => object
  /** What the address may ask a screen with tabs to open, besides the tab. */
  asks?: Params
  /** Prefetches the screen's data; wrapped in `lazyFn`, so that loaders load with the screen. */
  loader?: (load: never) => unknown
  /** Made with `lazyPart`. */
  screen: RouteComponent
}

/** The route of a guarded screen. Its loader runs again when the search changes, but not when only the tab does. */
export const screenRoute = <const Path extends string>(
  path: Path,
  { search, asks, loader, screen, ...staticData }: ScreenRoute,
) =>
  createRoute({
    getParentRoute: () => signedInRoute,
    path,
    staticData,
    ...(staticData.tabs && { validateSearch: tabSearch(staticData.tabs, asks) }),
    ...(search && { validateSearch: search, loaderDeps: ({ search: asked }: { search: object }) => asked }),
    ...(loader && { loader: loader as (load: unknown) => unknown }),
    component: screen,
  })
