import { createRoute } from '@tanstack/react-router'
import { lazyPart } from '#ui/lazy-part.tsx'
import { NotFoundScreen } from '../refusals/NotFoundScreen.tsx'
import { rootRoute } from './root-route.tsx'

/** The parent of every guarded screen, with rail, header and palette; loaded after sign-in. */
export const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  staticData: { title: 'Haulyard', permission: 'signed_in' },
  loader: ({ context }) => context.shellParts(),
  staleTime: Infinity,
  component: lazyPart(() => import('../shell/Shell.tsx'), 'Shell'),
})

/** Unknown addresses; for signed-out users they redirect to sign-in like any other. */
export const unknownRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '$',
  staticData: { title: 'Not found', permission: 'signed_in' },
  component: NotFoundScreen,
})
