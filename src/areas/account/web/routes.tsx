import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '#platform/web/root-route.tsx'
import { param, searchOf } from '#platform/web/search-params.ts'

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  staticData: { title: 'Sign in', permission: 'signed_out' },
  /** `next`: where the guard stopped the person. */
  validateSearch: searchOf({ next: param.text }),
  component: lazyRouteComponent(() => import('./SignInScreen.tsx'), 'SignInScreen'),
})

const signUpRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/signup',
  staticData: { title: 'Sign up', permission: 'signed_out' },
  component: lazyRouteComponent(() => import('./SignUpScreen.tsx'), 'SignUpScreen'),
})

/** Pages for people without a session. */
export const accountPublicRoutes = [loginRoute, signUpRoute] as const
