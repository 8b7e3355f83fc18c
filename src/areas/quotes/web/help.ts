import type { AreaHelp } from '#platform/web/web-area.ts'

export const help: AreaHelp = {
  '/dashboard/quotes': {
    purpose: 'All quotes, newest first, with value and status.',
    actions: [
      'Filter by status, salesperson or expiry; save a filter as a view.',
      'Open a quote to edit it, or preview it as the client will see it.',
      'Export the list for a spreadsheet.',
    ],
    next: 'Clients who have not answered are reminded on the days in the quote settings. An accepted quote becomes a job.',
  },
  '/dashboard/quotes/$id/check': {
    purpose: 'The quote exactly as the client gets it, and anything to fix before sending.',
    actions: [
      'Read every line and total before sending.',
      'Approve it, if it is above the limit or below the minimum margin.',
      'Send it by email, with plans or other files if you like, or copy the link and send it yourself.',
      'After sending, accept it for a client who says yes by phone.',
    ],
    next: 'The client answers on their own page. Once accepted, make the job from here.',
  },
  '/dashboard/quotes/$id/edit': {
    purpose: 'One quote: who it is for, the lines and prices, the terms.',
    actions: [
      'Add lines from the products; price and unit fill in.',
      'Mark a line as an option the client may leave out, or add a text line.',
      'Give a discount, and see the margin if your role can.',
      'Once sent it no longer changes: make a new version instead.',
    ],
    next: 'Preview shows it as the client will see it; send it from there. The accepted quote becomes a job without retyping.',
  },
  '/dashboard/quotes/archived': {
    purpose: 'Quotes taken off the list: lost, replaced or made by mistake.',
    actions: [
      'Search, and open a quote to see it as it was sent.',
      'Restore one to work on it again.',
      'Filter by status or salesperson, and export what is listed.',
    ],
    next: 'A restored quote is back in the list with its versions, notes and history.',
  },
  '/dashboard/quotes/new': {
    purpose: 'Start a quote. Pick a client, or type a new client’s name.',
    actions: [
      'Choose contact and site, or add them without leaving the quote.',
      'Set how long it is valid; the default is in the quote settings.',
      'Add lines with products, text and options.',
    ],
    next: 'Saving gives it a number. Preview it, then send it; the client can open and sign it on a phone.',
  },
  '/dashboard/quotes/settings': {
    purpose: 'Settings for every quote: when approval is needed and when clients are reminded.',
    actions: [
      'Set the amount above which a quote needs approval, and the minimum margin.',
      'Set how long quotes are valid and the days for reminders.',
      'Write the standard terms and footer, and choose whether clients see line prices.',
    ],
    next: 'Changes apply to new quotes; those already sent stay as they are. Docket and invoice settings are under Settings.',
  },
}
