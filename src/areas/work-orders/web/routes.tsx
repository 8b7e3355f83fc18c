import { createRoute, lazyFn, redirect } from '@tanstack/react-router'
import { tabSearch } from '#platform/web/record-tabs.ts'
import { listSearch, param } from '#platform/web/search-params.ts'
import { signedInRoute } from '#platform/web/signed-in-route.tsx'
import { melbourneDate } from '#shared/local-date.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { orderStatuses } from '../contract/choices.ts'
import { orderPaths } from './order-paths.ts'
import { orderTabs } from './order-tabs.ts'

const listRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: orderPaths.list,
  staticData: { title: 'Work orders', permission: 'work-orders:read' },
  validateSearch: listSearch({
    from: param.date,
    to: param.date,
    order_status: param.oneOf(orderStatuses),
    asset_category_id: param.number,
    unallocated: param.oneOf(['1']),
    off_road: param.oneOf(['1']),
  }),
  // Without a filter the address opens with what is coming, and its filters say so; every other shows what it asks for.
  beforeLoad: ({ search }) => {
    if (Object.values(search).some((value) => value !== undefined)) return
    throw redirect({
      to: orderPaths.list as string,
      search: { from: melbourneDate(new Date()), sort: 'work_date' } as never,
    })
  },
  loaderDeps: ({ search }) => search,
  loader: lazyFn(() => import('./loaders.ts'), 'loadOrders'),
  component: lazyPart(() => import('./OrderListScreen.tsx'), 'OrderListScreen'),
})

const editRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard/work-orders/$id/edit',
  staticData: { title: 'Work order', permission: 'work-orders:read', tabs: orderTabs },
  validateSearch: tabSearch(orderTabs),
  loader: lazyFn(() => import('./loaders.ts'), 'loadOrder'),
  component: lazyPart(() => import('./OrderEditScreen.tsx'), 'OrderEditScreen'),
})

const requirementsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard/jobs/$id/requirements',
  staticData: { title: 'Requirements', permission: 'work-orders:read' },
  loader: lazyFn(() => import('./loaders.ts'), 'loadRequirements'),
  component: lazyPart(() => import('./RequirementsScreen.tsx'), 'RequirementsScreen'),
})

/** This file is part of the first page that anybody loads: screens, loaders and schemas come with the route. */
export const orderRoutes = [listRoute, editRoute, requirementsRoute] as const
