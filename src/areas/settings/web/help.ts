import type { AreaHelp } from '#platform/web/web-area.ts'

export const help: AreaHelp = {
  '/dashboard/settings': {
    purpose: 'Settings for the whole business, in one place.',
    actions: [
      'Set up the company, its depots and the lists people choose from.',
      'Manage users and what each role may do.',
      'Open the settings of quotes, dockets and invoices, and change the letters to clients.',
      'Look through mail and logs.',
    ],
    next: 'You see the settings your role may open. Your own, such as your password, are under Profile.',
  },
  '/dashboard/settings/company': {
    purpose: 'Your business details, as printed on quotes, dockets and invoices.',
    actions: [
      'Enter name, ABN, address and bank.',
      'Upload the logo; it is saved as soon as you choose it.',
      'Add depots, where plant and drivers start.',
      'Choose how amounts look in lists.',
    ],
    next: 'New documents show the change. Those already sent stay as they were.',
  },
  '/dashboard/settings/lists': {
    purpose: 'The choices behind drop-down fields, such as job types, materials and reasons.',
    actions: [
      'Pick a list, then add, rename or hide its entries.',
      'Move an entry up or down; forms show that order.',
      'Mark materials that are tracked waste.',
    ],
    next: 'A hidden entry can no longer be chosen, but records keep it. To change what an entry means, hide it and add a new one.',
  },
  '/dashboard/settings/letters': {
    purpose: 'The emails to clients: what a quote, an invoice, a reminder or a credit note begins with.',
    actions: [
      'Change the subject and the letter; the preview shows a made-up record.',
      'Click a placeholder to put in what differs from record to record.',
      'Go back to the standard letter.',
    ],
    next: 'New letters begin with your text, automatic reminders too. You can still change each one before you send it.',
  },
  '/dashboard/settings/mail': {
    purpose:
      'Every email from Haulyard: sent, waiting, failed, or not emailed because there is no mail server.',
    actions: [
      'Filter by status to find what did not go out.',
      'Open one to read its text and see each attempt.',
      'Copy a new link for an email that did not go out.',
    ],
    next: 'Quotes, invoices, invitations and password links are all here. You can pass on what was not emailed.',
  },
  '/dashboard/settings/mail/$id': {
    purpose: 'One email: to whom, when, and whether it went out.',
    actions: [
      'Read the text as it was written; secret links are left out.',
      'See each attempt, and the error if it failed.',
      'Make a new link for an email that did not go out, and send it yourself.',
    ],
    next: 'A new link replaces the one in the email. Use it for an invitation or quote that never arrived.',
  },
  '/dashboard/settings/about': {
    purpose: 'Third-party data and fonts in Haulyard, with their licences.',
    actions: [
      'Read the licence of the product and the typeface.',
      'See where the list of suburbs and postcodes comes from.',
      'Follow the link to the licence text.',
    ],
    next: 'The list suggests suburbs as you type an address. Type any other suburb in full, with state and postcode.',
  },
}
