import type { AreaHelp } from '#platform/web/web-area.ts'

export const help: AreaHelp = {
  '/dashboard/dockets': {
    purpose: 'What was done, order by order: the basis of every invoice line.',
    actions: [
      'Filter by status, client, job or driver.',
      'Open one to check hours and loads, then approve it.',
      'Enter a docket from paper, tick several to approve, or export the list.',
    ],
    next: 'Dockets come from drivers’ phones when work is finished. Approved ones wait for accounts to invoice them.',
  },
  '/dashboard/dockets/$id': {
    purpose: 'One docket: planned against worked, loads, signature, and charges.',
    actions: [
      'Check the flags first; they show what differs from the plan.',
      'Enter what the day lacked or used: a short day and why, tolls, attachments, gross and tare of a load.',
      'Send a query to the driver, who answers with a new version.',
      'Set a price or choose a rate where a line has none.',
      'Approve it, or void it with a reason.',
    ],
    next: 'Approval locks the lines and passes them to accounts. To change it after that, make a new version.',
  },
  '/dashboard/dockets/settings': {
    purpose: 'The limit above which a docket must be approved by accounts.',
    actions: [
      'Enter the amount before GST, or leave it empty for no limit.',
      'Save; it applies from the next approval.',
      'Press Cancel to go back to the dockets.',
    ],
    next: 'Dockets over the limit wait in the list until accounts approve them. Those already approved stay as they are. Other limits are in the quote and invoice settings.',
  },
}
