import { lazyFn } from '@tanstack/react-router'
import { screenRoute } from '#platform/web/guard/screen-route.ts'
import { lazyPart } from '#ui/lazy-part.tsx'

/** This file is part of the first page that anyone loads: screens, loaders and schemas come with the route. */
export const firstStepsRoutes = [
  screenRoute('/dashboard/settings/first-steps', {
    title: 'First steps',
    permission: 'settings:company',
    loader: lazyFn(() => import('./loaders.ts'), 'loadFirstSteps'),
    screen: lazyPart(() => import('./FirstStepsScreen.tsx'), 'FirstStepsScreen'),
  }),
] as const
