import { screenRoute } from '#platform/web/guard/screen-route.ts'
import { lazyPart } from '#ui/lazy-part.tsx'

/** This file is part of the first page that anyone loads: screens, loaders and schemas come with the route. */
export const tryAShiftRoutes = [
  screenRoute('/dashboard/products/try-a-shift', {
    title: 'Try a shift',
    permission: 'quotes:prices',
    screen: lazyPart(() => import('./TryShiftScreen.tsx'), 'TryShiftScreen'),
  }),
] as const
