/** The cards that count the work waiting in a list, by the list's address; each home has at most one of them. */
export const waitingCards: Readonly<Record<string, readonly string[]>> = {
  '/dashboard/work-orders': ['orders-unfilled'],
  '/dashboard/driver_jobs': ['drivers-unanswered'],
  '/dashboard/dockets': ['dockets-waiting'],
  '/dashboard/quotes': ['quotes-awaiting', 'quotes-follow-up'],
  '/dashboard/invoices': ['invoices-draft'],
  '/dashboard/checklist': ['checklists-failed'],
}
