import { createRoute } from '@tanstack/react-router'
import { signedInRoute } from '#platform/web/signed-in-route.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'

/** Everybody's own home, also of those who wait for approval; the role's own address shows the same. */
const dashboardRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard',
  staticData: { title: 'Dashboard', permission: 'signed_in', name: 'dashboard-home' },
  component: lazyPart(() => import('./HomeScreen.tsx'), 'DashboardScreen'),
})

const aliasRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard/home',
  staticData: { title: 'Dashboard', permission: 'signed_in' },
  component: lazyPart(() => import('./HomeScreen.tsx'), 'DashboardScreen'),
})

const allocatorRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/allocator',
  staticData: { title: 'Allocator', permission: 'home:allocator' },
  component: lazyPart(() => import('./HomeScreen.tsx'), 'AllocatorHomeScreen'),
})

const driverRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/driver',
  staticData: { title: 'Today', permission: 'home:driver' },
  loader: async (one) => (await import('#areas/driver-jobs/web/index.ts')).beginDay(one),
  component: lazyPart(() => import('./HomeScreen.tsx'), 'DriverHomeScreen'),
})

const safetyRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/safety_officer',
  staticData: { title: 'Safety', permission: 'home:safety_officer' },
  component: lazyPart(() => import('./HomeScreen.tsx'), 'SafetyHomeScreen'),
})

/** This file is part of the first page that anybody loads: screens and schemas come with the route. */
export const homeRoutes = [dashboardRoute, aliasRoute, allocatorRoute, driverRoute, safetyRoute] as const
