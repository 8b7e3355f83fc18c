import { createRoute, lazyFn } from '@tanstack/react-router'
import { rootRoute } from '#platform/web/guard/root-route.tsx'
import { param, searchOf } from '#platform/web/lists/search-params.ts'
import { screenRoute } from '#platform/web/guard/screen-route.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { profileTabs } from './account-paths.ts'

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  staticData: { title: 'Sign in', permission: 'signed_out' },
  /** `next`: where the guard stopped the person. */
  validateSearch: searchOf({ next: param.text }),
  component: lazyPart(() => import('./sign-in/SignInScreen.tsx'), 'SignInScreen'),
})

const signUpRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/signup',
  staticData: { title: 'Sign up', permission: 'signed_out' },
  component: lazyPart(() => import('./sign-in/SignUpScreen.tsx'), 'SignUpScreen'),
})

const setUpRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/setup',
  staticData: { title: 'Set up Haulyard', permission: 'signed_out' },
  component: lazyPart(() => import('./sign-in/SetUpScreen.tsx'), 'SetUpScreen'),
})

const resetRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reset/$token',
  staticData: { title: 'Choose a new password', permission: 'public' },
  loader: lazyFn(() => import('./loaders.ts'), 'loadReset'),
  component: lazyPart(() => import('./sign-in/PasswordLinkScreens.tsx'), 'ResetScreen'),
})

const inviteRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/invite/$token',
  staticData: { title: 'Welcome to Haulyard', permission: 'public' },
  loader: lazyFn(() => import('./loaders.ts'), 'loadInvite'),
  component: lazyPart(() => import('./sign-in/PasswordLinkScreens.tsx'), 'InviteScreen'),
})

/** Pages in front of the product: for people without a session, or with a link from an email. */
export const accountPublicRoutes = [loginRoute, signUpRoute, setUpRoute, resetRoute, inviteRoute] as const

export const accountRoutes = [
  screenRoute('/profile', {
    title: 'Profile',
    permission: 'signed_in',
    name: 'dashboard-profile',
    tabs: profileTabs,
    loader: lazyFn(() => import('./loaders.ts'), 'loadProfile'),
    screen: lazyPart(() => import('./profile/ProfileScreen.tsx'), 'ProfileScreen'),
  }),
] as const
