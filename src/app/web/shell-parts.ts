import { accountShell } from '#areas/account/web/shell.ts'
import { activityLogShell } from '#areas/activity-log/web/shell.ts'
import { attachmentShell } from '#areas/attachments/web/shell.ts'
import { boardShell } from '#areas/board/web/shell.ts'
import { checklistShell } from '#areas/checklists/web/shell.ts'
import { cancelledDriverShell } from '#areas/cancelled-drivers/web/shell.ts'
import { clientShell } from '#areas/clients/web/shell.ts'
import { docketShell } from '#areas/dockets/web/shell.ts'
import { driverJobShell } from '#areas/driver-jobs/web/shell.ts'
import { driverShell } from '#areas/drivers/web/shell.ts'
import { firstStepsShell } from '#areas/first-steps/web/shell.ts'
import { fleetShell } from '#areas/fleets/web/shell.ts'
import { homeShell } from '#areas/homes/web/shell.ts'
import { importShell } from '#areas/imports/web/shell.ts'
import { invoiceShell } from '#areas/invoices/web/shell.ts'
import { jobShell } from '#areas/jobs/web/shell.ts'
import { notificationsShell } from '#areas/notifications/web/shell.ts'
import { pictureShell } from '#areas/pictures/web/shell.ts'
import { productShell } from '#areas/products/web/shell.ts'
import { projectShell } from '#areas/projects/web/shell.ts'
import { wordingShell } from '#areas/quote-wording/web/shell.ts'
import { rateShell } from '#areas/rates/web/shell.ts'
import { quoteShell } from '#areas/quotes/web/shell.ts'
import { savedViewsShell } from '#areas/saved-views/web/shell.ts'
import { resourceShell } from '#areas/resources/web/shell.ts'
import { settingsShell } from '#areas/settings/web/shell.ts'
import { statsShell } from '#areas/stats/web/shell.ts'
import { subcontractorShell } from '#areas/subcontractors/web/shell.ts'
import { supplierShell } from '#areas/suppliers/web/shell.ts'
import { tipSiteShell } from '#areas/tip-sites/web/shell.ts'
import { tagsShell } from '#areas/tags/web/shell.ts'
import { tryAShiftShell } from '#areas/try-a-shift/web/shell.ts'
import { userShell } from '#areas/users/web/shell.ts'
import { orderShell } from '#areas/work-orders/web/shell.ts'
import type { ShellParts } from '#platform/web/web-area.ts'

/** What each area contributes to the shell; this file is loaded with the shell, after sign-in. */
export const shellParts: readonly ShellParts[] = [
  accountShell,
  userShell,
  clientShell,
  quoteShell,
  wordingShell,
  driverShell,
  resourceShell,
  subcontractorShell,
  supplierShell,
  tipSiteShell,
  attachmentShell,
  tagsShell,
  productShell,
  rateShell,
  tryAShiftShell,
  boardShell,
  jobShell,
  cancelledDriverShell,
  fleetShell,
  projectShell,
  statsShell,
  pictureShell,
  orderShell,
  driverJobShell,
  docketShell,
  checklistShell,
  invoiceShell,
  firstStepsShell,
  homeShell,
  notificationsShell,
  activityLogShell,
  settingsShell,
  savedViewsShell,
  importShell,
]
