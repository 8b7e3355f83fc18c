import { screenRoute } from '#platform/web/guard/screen-route.ts'
import { listSearch, param } from '#platform/web/lists/search-params.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { fleetConcerns, fleetStates } from '../contract/choices.ts'

/** This file is part of the first page that anyone loads: screens, loaders and schemas come with the route. */
export const fleetRoutes = [
  screenRoute('/dashboard/fleets', {
    title: 'Fleets',
    permission: 'fleets:read',
    search: listSearch({
      asset_category_id: param.number,
      depot_id: param.number,
      state: param.oneOf(fleetStates),
      concern: param.oneOf(fleetConcerns),
    }),
    screen: lazyPart(() => import('./FleetsScreen.tsx'), 'FleetsScreen'),
  }),
  screenRoute('/dashboard/fleets/map', {
    title: 'Fleet map',
    permission: 'fleets:read',
    screen: lazyPart(() => import('./map/FleetMapScreen.tsx'), 'FleetMapScreen'),
  }),
] as const
