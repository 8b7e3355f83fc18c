import { screenRoute } from '#platform/web/guard/screen-route.ts'
import { lazyPart } from '#ui/lazy-part.tsx'

/** This file is in everyone's first load: screens and schemas load with the route. */
export const homeRoutes = [
  /** Everyone's own home, also while waiting for approval; a role's own address shows the same. */
  screenRoute('/dashboard', {
    title: 'Dashboard',
    permission: 'signed_in',
    name: 'dashboard-home',
    screen: lazyPart(() => import('./HomeScreen.tsx'), 'DashboardScreen'),
  }),
  screenRoute('/dashboard/home', {
    title: 'Dashboard',
    permission: 'signed_in',
    screen: lazyPart(() => import('./HomeScreen.tsx'), 'DashboardScreen'),
  }),
  screenRoute('/allocator', {
    title: 'Allocator',
    permission: 'home:allocator',
    screen: lazyPart(() => import('./HomeScreen.tsx'), 'AllocatorHomeScreen'),
  }),
  screenRoute('/driver', {
    title: 'Today',
    permission: 'home:driver',
    loader: async (one) => (await import('#areas/driver-jobs/web/index.ts')).beginDay(one),
    screen: lazyPart(() => import('./HomeScreen.tsx'), 'DriverHomeScreen'),
  }),
  screenRoute('/safety_officer', {
    title: 'Safety',
    permission: 'home:safety_officer',
    screen: lazyPart(() => import('./HomeScreen.tsx'), 'SafetyHomeScreen'),
  }),
] as const
