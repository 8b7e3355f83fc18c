import { screenRoute } from '#platform/web/guard/screen-route.ts'
import { param, searchOf } from '#platform/web/lists/search-params.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { daySheetGroupings } from '../contract/day-sheet-groupings.ts'
import { periods } from '../contract/periods.ts'

/** The day or period that a home is about. */
const fields = { day: param.date, period: param.oneOf(periods) }
const search = searchOf(fields)

/** This file is in everyone's first load: screens and schemas load with the route. */
export const homeRoutes = [
  /** Each person's home, even while they wait for approval; a role's own address shows the same. */
  screenRoute('/dashboard', {
    title: 'Dashboard',
    permission: 'signed_in',
    name: 'dashboard-home',
    search,
    screen: lazyPart(() => import('./HomeScreen.tsx'), 'DashboardScreen'),
  }),
  screenRoute('/dashboard/home', {
    title: 'Dashboard',
    permission: 'signed_in',
    search,
    screen: lazyPart(() => import('./HomeScreen.tsx'), 'DashboardScreen'),
  }),
  screenRoute('/allocator', {
    title: 'Allocator',
    permission: 'home:allocator',
    search: searchOf({ ...fields, all: param.text }),
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
    search: searchOf({ all: param.text }),
    screen: lazyPart(() => import('./HomeScreen.tsx'), 'SafetyHomeScreen'),
  }),
  screenRoute('/dashboard/jobs/day-sheets', {
    title: 'Day sheets',
    permission: 'work-orders:read',
    search: searchOf({ day: param.date, by: param.oneOf(daySheetGroupings) }),
    screen: lazyPart(() => import('./day-sheets/DaySheetsScreen.tsx'), 'DaySheetsScreen'),
  }),
] as const
