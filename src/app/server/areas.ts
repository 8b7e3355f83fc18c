import { accountArea } from '#areas/account/server/index.ts'
import { activityLogArea } from '#areas/activity-log/server/index.ts'
import { attachmentsArea } from '#areas/attachments/server/index.ts'
import { bankDetailsArea } from '#areas/bank-details/server/index.ts'
import { chainArea } from '#areas/chain/server/index.ts'
import { checklistsArea } from '#areas/checklists/server/index.ts'
import { boardArea } from '#areas/board/server/index.ts'
import { cancelledDriversArea } from '#areas/cancelled-drivers/server/index.ts'
import { clientsArea } from '#areas/clients/server/index.ts'
import { docketsArea } from '#areas/dockets/server/index.ts'
import { documentsArea } from '#areas/documents/server/index.ts'
import { driverJobsArea } from '#areas/driver-jobs/server/index.ts'
import { driversArea } from '#areas/drivers/server/index.ts'
import { dryHiresArea } from '#areas/dry-hires/server/index.ts'
import { firstStepsArea } from '#areas/first-steps/server/index.ts'
import { fleetsArea } from '#areas/fleets/server/index.ts'
import { homeArea } from '#areas/homes/server/index.ts'
import { importsArea } from '#areas/imports/server/index.ts'
import { invoicesArea, publicInvoicesArea } from '#areas/invoices/server/index.ts'
import { jobsArea } from '#areas/jobs/server/index.ts'
import { notesArea } from '#areas/notes/server/index.ts'
import { notificationsArea } from '#areas/notifications/server/index.ts'
import { picturesArea } from '#areas/pictures/server/index.ts'
import { productsArea } from '#areas/products/server/index.ts'
import { quoteWordingArea } from '#areas/quote-wording/server/index.ts'
import { ratesArea } from '#areas/rates/server/index.ts'
import { resourcesArea } from '#areas/resources/server/index.ts'
import { savedViewsArea } from '#areas/saved-views/server/index.ts'
import { publicQuotesArea, quotesArea } from '#areas/quotes/server/index.ts'
import { schedulerArea } from '#areas/scheduler/server/index.ts'
import { settingsArea } from '#areas/settings/server/index.ts'
import { statsArea } from '#areas/stats/server/index.ts'
import { subcontractorsArea } from '#areas/subcontractors/server/index.ts'
import { suppliersArea } from '#areas/suppliers/server/index.ts'
import { projectsArea } from '#areas/projects/server/index.ts'
import { tipOrdersArea } from '#areas/tip-orders/server/index.ts'
import { tipSitesArea } from '#areas/tip-sites/server/index.ts'
import { tagsArea } from '#areas/tags/server/index.ts'
import { tryAShiftArea } from '#areas/try-a-shift/server/index.ts'
import { usersArea } from '#areas/users/server/index.ts'
import { workOrdersArea } from '#areas/work-orders/server/index.ts'
import type { ServerArea } from '#platform/server/platform.ts'

/** The areas of the product, in order: a later one may call an earlier one. */
export const serverAreas: readonly ServerArea[] = [
  settingsArea,
  notificationsArea,
  usersArea,
  activityLogArea,
  accountArea,
  savedViewsArea,
  notesArea,
  documentsArea,
  picturesArea,
  bankDetailsArea,
  clientsArea,
  subcontractorsArea,
  suppliersArea,
  tipSitesArea,
  driversArea,
  resourcesArea,
  attachmentsArea,
  tagsArea,
  productsArea,
  ratesArea,
  quoteWordingArea,
  quotesArea,
  publicQuotesArea,
  jobsArea,
  workOrdersArea,
  tryAShiftArea,
  tipOrdersArea,
  schedulerArea,
  dryHiresArea,
  boardArea,
  checklistsArea,
  docketsArea,
  driverJobsArea,
  cancelledDriversArea,
  fleetsArea,
  invoicesArea,
  publicInvoicesArea,
  chainArea,
  projectsArea,
  statsArea,
  firstStepsArea,
  homeArea,
  importsArea,
]
