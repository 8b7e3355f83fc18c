import { createRoute, redirect } from '@tanstack/react-router'
import { accountPublicRoutes } from '#areas/account/web/routes.tsx'
import { rootRoute } from '#platform/web/root-route.tsx'
import { signedInRoute, unknownRoute } from '#platform/web/signed-in-route.tsx'

const startRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  staticData: { title: 'Haulyard', permission: 'public' },
  beforeLoad: () => {
    throw redirect({ to: '/dashboard' as string })
  },
})

/** Every address of the product. Public pages stand beside the signed-in route, all others under it. */
export const routeTree = rootRoute.addChildren([
  startRoute,
  ...accountPublicRoutes,
  signedInRoute.addChildren([unknownRoute]),
])
