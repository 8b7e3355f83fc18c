import { createRoute, lazyFn, redirect } from '@tanstack/react-router'
import { listSearch, param } from '#platform/web/lists/search-params.ts'
import { signedInRoute } from '#platform/web/guard/signed-in-route.tsx'
import { screenRoute } from '#platform/web/guard/screen-route.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { orderPeriods, orderStatusFilters } from '../contract/choices.ts'
import { orderViews } from '../rules/order-views.ts'
import { orderPaths, orderTabs } from './order-paths.ts'

const listRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: orderPaths.list,
  staticData: { title: 'Work orders', permission: 'work-orders:read' },
  validateSearch: listSearch({
    when: param.oneOf(orderPeriods),
    from: param.date,
    to: param.date,
    order_status: param.oneOf(orderStatusFilters),
    job_id: param.number,
    asset_category_id: param.number,
    unallocated: param.oneOf(['1']),
    off_road: param.oneOf(['1']),
  }),
  // Without a filter the address opens with what is coming, and its filters say so; every other shows what it asks for.
  beforeLoad: ({ search }) => {
    if (Object.values(search).some((value) => value !== undefined)) return
    throw redirect({
      to: orderPaths.list as string,
      search: orderViews[0].search as never,
    })
  },
  loaderDeps: ({ search }) => search,
  loader: lazyFn(() => import('./loaders.ts'), 'loadOrders'),
  component: lazyPart(() => import('./list/OrderListScreen.tsx'), 'OrderListScreen'),
})

/** This file is part of the first page that anyone loads: screens, loaders and schemas come with the route. */
export const orderRoutes = [
  listRoute,
  screenRoute('/dashboard/work-orders/$id/edit', {
    title: 'Work order',
    permission: 'work-orders:read',
    tabs: orderTabs,
    // A home leads straight to who else could go.
    asks: { replace: param.oneOf(['asset', 'driver']) },
    loader: lazyFn(() => import('./loaders.ts'), 'loadOrder'),
    screen: lazyPart(() => import('./form/OrderEditScreen.tsx'), 'OrderEditScreen'),
  }),
  screenRoute('/dashboard/jobs/$id/requirements', {
    title: 'Requirements',
    permission: 'work-orders:read',
    loader: lazyFn(() => import('./loaders.ts'), 'loadRequirements'),
    screen: lazyPart(() => import('./requirements/RequirementsScreen.tsx'), 'RequirementsScreen'),
  }),
] as const
