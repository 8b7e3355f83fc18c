import type { AreaHelp } from '#platform/web/web-area.ts'

export const help: AreaHelp = {
  '/dashboard/invoices': {
    purpose: 'Invoices to clients: what is paid, owing and overdue.',
    actions: [
      'Filter by status, client, job or what is owing.',
      'Open an invoice to send it or record a payment.',
      'Make a new one, or export invoices or their lines.',
    ],
    next: 'Approved dockets wait under New invoice. Overdue clients are reminded on the days in the invoice settings.',
  },
  '/dashboard/invoices/$id/check': {
    purpose: 'The invoice as the client gets it, before it has a number.',
    actions: [
      'Read the notices at the top for anything missing.',
      'Compare buyer, lines and totals with the dockets.',
      'Approve it; it gets its number and no longer changes.',
      'Send it by email with its PDF, or download the PDF.',
    ],
    next: 'After approval only a credit note can change what is owed. Payments are recorded on the invoice.',
  },
  '/dashboard/invoices/$id/edit': {
    purpose: 'One invoice: its lines and where each came from, payments and credit notes.',
    actions: [
      'While it is a draft, change lines or add more dockets.',
      'Record a payment, or use the client’s credit.',
      'Credit all or part of it, mark it as disputed, or void it.',
    ],
    next: 'Each line leads back to its docket. Paid in full, it leaves the overdue list and the client’s balance.',
  },
  '/dashboard/invoices/new': {
    purpose: 'Make invoices from approved dockets and agreed lines, or write one by hand.',
    actions: [
      'Pick the client and tick the dockets to bill.',
      'Tick floats, tolls and fixed prices that no docket carries.',
      'Claim part of a fixed price, in percent or as an amount.',
      'Write one by hand for work without a docket.',
    ],
    next: 'It starts as a draft without a number. Preview it, approve it, send it; a docket line can only be billed once, and more than was agreed only with a reason.',
  },
  '/dashboard/invoices/settings': {
    purpose: 'Settings for every invoice: who must approve it and when clients are reminded.',
    actions: [
      'Set the amount above which an invoice needs approval, and how GST is rounded.',
      'Choose the days after the due date for reminders.',
      'Save; changes apply from the next invoice or reminder.',
    ],
    next: 'Approved invoices keep their terms. Bank details on the invoice come from the company settings, payment terms from the client.',
  },
}
