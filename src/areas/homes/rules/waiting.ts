/** Where work waits, by the address of its list: the cards that count it. A home has the first, or another. */
export const waitingCards: Readonly<Record<string, readonly string[]>> = {
  '/dashboard/work-orders': ['orders-unfilled'],
  '/dashboard/driver_jobs': ['drivers-unanswered'],
  '/dashboard/dockets': ['dockets-waiting'],
  '/dashboard/quotes': ['quotes-awaiting', 'quotes-follow-up'],
  '/dashboard/invoices': ['invoices-draft'],
  '/dashboard/checklist': ['checklists-failed'],
}
