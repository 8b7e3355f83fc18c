import { createRoute } from '@tanstack/react-router'
import { lazyPart } from '#ui/lazy-part.tsx'
import { NotFoundScreen } from '../refusals/NotFoundScreen.tsx'
import { rootRoute } from './root-route.tsx'

/** The parent of every screen behind the guard: rail, header and palette around it, loaded when somebody is signed in. */
export const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  staticData: { title: 'Haulyard', permission: 'signed_in' },
  loader: ({ context }) => context.shellParts(),
  staleTime: Infinity,
  component: lazyPart(() => import('../shell/Shell.tsx'), 'Shell'),
})

/** Any address that no route knows; signed out, it leads to sign-in like every other. */
export const unknownRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '$',
  staticData: { title: 'Not found', permission: 'signed_in' },
  component: NotFoundScreen,
})
