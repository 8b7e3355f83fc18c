import type { AreaHelp } from '#platform/web/web-area.ts'

export const help: AreaHelp = {
  '/dashboard/jobs': {
    purpose:
      'The work you have won or been asked for, by job, with how many orders still need plant or a driver.',
    actions: [
      'Filter by status, type and orders to fill.',
      'Open a job for its orders, dockets, rates and money.',
      'Make a new job, or export the list.',
    ],
    next: 'Jobs come from accepted quotes or are entered after a phone call. Their requirements become work orders.',
  },
  '/dashboard/jobs/$id/edit': {
    purpose: 'One job from start to invoice: where, when, what is needed, what was done.',
    actions: [
      'Confirm it once nothing is outstanding, put it on hold, complete or cancel it.',
      'Clear or override the checks before work starts.',
      'Set the rates this client pays on this job.',
      'Record on-hire and off-hire.',
      'See what is left to bill under “To bill”.',
      'Edit site access, hazards and PPE; drivers see them.',
    ],
    next: 'Requirements make its work orders; their dockets and dry hire become its invoices. The chain at the top leads to each.',
  },
  '/dashboard/jobs/$id/requirements': {
    purpose: 'What the job needs: how many machines of which category, on which days and at what times.',
    actions: [
      'Add a requirement; it covers every weekday unless you pick the days.',
      'Change dates, times, numbers or the skills it needs, and see which orders follow.',
      'Remove what is no longer needed.',
    ],
    next: 'Each machine and day becomes a work order; the allocator books a machine and a driver on it.',
  },
  '/dashboard/jobs/archived': {
    purpose: 'Finished jobs taken off the list. They keep their orders, dockets and invoices.',
    actions: [
      'Search, and open a job to see what was done and charged.',
      'Restore one if there is more to do.',
      'Filter by status or type, and export what is listed.',
    ],
    next: 'A restored job is back in the list. Its dockets and invoices never left theirs.',
  },
  '/dashboard/jobs/cancelled-jobs': {
    purpose: 'Jobs cancelled by the client or the office.',
    actions: [
      'Find a job and open it to see when and why it was cancelled.',
      'Filter by type and export the list.',
      'Read its orders and notes.',
    ],
    next: 'Cancelling a job cancels its open orders and notifies the drivers. Work already done keeps its docket and can be invoiced.',
  },
  '/dashboard/jobs/new': {
    purpose: 'Enter a job after a phone call, or for a client who needs no quote.',
    actions: [
      'Pick client, site and contact; add new ones as you go.',
      'Save it as a draft, or mark it as pending once the client has asked for it.',
      'Enter the dates, purchase order and site requirements.',
    ],
    next: 'Saving opens the job. Add its requirements to make work orders. For a quoted job, start from the quote: its lines carry over.',
  },
}
