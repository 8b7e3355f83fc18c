import { createRoute, redirect } from '@tanstack/react-router'
import { accountPublicRoutes, accountRoutes } from '#areas/account/web/routes.tsx'
import { activityLogRoutes } from '#areas/activity-log/web/routes.tsx'
import { attachmentRoutes } from '#areas/attachments/web/routes.tsx'
import { boardRoutes } from '#areas/board/web/routes.tsx'
import { checklistRoutes } from '#areas/checklists/web/routes.tsx'
import { clientRoutes } from '#areas/clients/web/routes.tsx'
import { docketRoutes } from '#areas/dockets/web/routes.tsx'
import { driverJobRoutes } from '#areas/driver-jobs/web/routes.tsx'
import { driverRoutes } from '#areas/drivers/web/routes.tsx'
import { firstStepsRoutes } from '#areas/first-steps/web/routes.tsx'
import { homeRoutes } from '#areas/homes/web/routes.tsx'
import { importRoutes } from '#areas/imports/web/routes.tsx'
import { invoiceRoutes } from '#areas/invoices/web/routes.tsx'
import { jobRoutes } from '#areas/jobs/web/routes.tsx'
import { notificationRoutes } from '#areas/notifications/web/routes.tsx'
import { pictureRoutes } from '#areas/pictures/web/routes.tsx'
import { productRoutes } from '#areas/products/web/routes.tsx'
import { wordingRoutes } from '#areas/quote-wording/web/routes.tsx'
import { rateRoutes } from '#areas/rates/web/routes.tsx'
import { quoteRoutes } from '#areas/quotes/web/routes.tsx'
import { cancelledDriverRoutes } from '#areas/cancelled-drivers/web/routes.tsx'
import { fleetRoutes } from '#areas/fleets/web/routes.tsx'
import { projectRoutes } from '#areas/projects/web/routes.tsx'
import { resourceRoutes } from '#areas/resources/web/routes.tsx'
import { settingsRoutes } from '#areas/settings/web/routes.tsx'
import { subcontractorRoutes } from '#areas/subcontractors/web/routes.tsx'
import { statsRoutes } from '#areas/stats/web/routes.tsx'
import { supplierRoutes } from '#areas/suppliers/web/routes.tsx'
import { tipSiteRoutes } from '#areas/tip-sites/web/routes.tsx'
import { tagsRoutes } from '#areas/tags/web/routes.tsx'
import { tryAShiftRoutes } from '#areas/try-a-shift/web/routes.tsx'
import { userRoutes } from '#areas/users/web/routes.tsx'
import { orderRoutes } from '#areas/work-orders/web/routes.tsx'
import { rootRoute } from '#platform/web/guard/root-route.tsx'
import { secretLinkRoutes } from '#platform/web/guard/secret-link-routes.tsx'
import { signedInRoute, unknownRoute } from '#platform/web/guard/signed-in-route.tsx'

const startRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  staticData: { title: 'Haulyard', permission: 'public' },
  beforeLoad: () => {
    throw redirect({ to: '/dashboard' as string })
  },
})

/** Every address of the product. Public pages are siblings of the signed-in route, all others its children. */
export const routeTree = rootRoute.addChildren([
  startRoute,
  ...accountPublicRoutes,
  ...secretLinkRoutes,
  signedInRoute.addChildren([
    ...clientRoutes,
    ...quoteRoutes,
    ...wordingRoutes,
    ...driverRoutes,
    ...resourceRoutes,
    ...attachmentRoutes,
    ...tagsRoutes,
    ...subcontractorRoutes,
    ...supplierRoutes,
    ...tipSiteRoutes,
    ...productRoutes,
    ...rateRoutes,
    ...tryAShiftRoutes,
    ...boardRoutes,
    ...jobRoutes,
    ...cancelledDriverRoutes,
    ...fleetRoutes,
    ...projectRoutes,
    ...statsRoutes,
    ...pictureRoutes,
    ...orderRoutes,
    ...driverJobRoutes,
    ...docketRoutes,
    ...checklistRoutes,
    ...invoiceRoutes,
    ...accountRoutes,
    ...userRoutes,
    ...settingsRoutes,
    ...firstStepsRoutes,
    ...activityLogRoutes,
    ...notificationRoutes,
    ...homeRoutes,
    ...importRoutes,
    unknownRoute,
  ]),
])
