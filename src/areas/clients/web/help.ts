import type { AreaHelp } from '#platform/web/web-area.ts'

export const help: AreaHelp = {
  '/dashboard/clients': {
    purpose: 'Everyone you work for: who to call, what they owe, and who is on credit hold.',
    actions: [
      'Search by name, number, ABN or suburb, and filter by type, account manager or hold.',
      'See what each owes, and how much is overdue.',
      'Open a client to see their quotes, jobs, invoices, contacts and sites.',
      'Tick rows to archive several at once, or export the list.',
    ],
    next: 'A new client is the first step to a quote. A client on hold cannot have a job confirmed without an override.',
  },
  '/dashboard/clients/$id/edit': {
    purpose: 'One client: what they owe, who to call, their sites, and everything done for them.',
    actions: [
      'Edit the details, payment terms, credit limit and hold.',
      'Call or email a contact from the page.',
      'See their quotes, jobs and invoices in the tabs.',
      'Add contacts and sites; the primary contact is suggested first.',
    ],
    next: 'Start a new quote or job from here. Site instructions go to the driver’s phone with each job there.',
  },
  '/dashboard/clients/archived': {
    purpose: 'Clients you no longer work for. Their records and invoices stay.',
    actions: [
      'Search, and open a client to see its history.',
      'Restore a client to use it in quotes and jobs again.',
      'Export what is listed.',
    ],
    next: 'A restored client is back in the list of clients with its contacts, sites and documents. Clients with open work cannot be archived.',
  },
  '/dashboard/clients/new': {
    purpose: 'Add a client. A name, a type and an email are enough to start.',
    actions: [
      'Type the ABN so invoices are complete; it is checked as you type.',
      'Type a suburb or postcode and pick it: state and postcode fill in.',
      'Set terms and credit limit now or later.',
    ],
    next: 'Saving opens the client. Add contacts and sites there, then write the first quote.',
  },
}
