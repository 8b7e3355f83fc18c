import type { AreaHelp } from '#platform/web/web-area.ts'

export const help: AreaHelp = {
  '/dashboard/settings': {
    purpose: 'Everything that is set once for the whole business, in one place.',
    actions: [
      'Set up the company, its depots and the lists people choose from.',
      'Manage users and what each role may do.',
      'Open the settings of quotes, dockets and invoices.',
      'Look through mail and logs.',
    ],
    next: 'You see what your role may open. Settings of one person, such as the password, are under Profile.',
  },
  '/dashboard/settings/company': {
    purpose: 'Who you are, as quotes, dockets and invoices print it.',
    actions: [
      'Enter name, ABN, address and bank.',
      'Upload the logo; it is saved as soon as you choose it.',
      'Add depots, where plant and drivers start.',
      'Choose how amounts look in lists.',
    ],
    next: 'Documents made from now on show the change. Those already sent stay as they were.',
  },
  '/dashboard/settings/lists': {
    purpose: 'The choices behind drop-down fields, such as job types, materials and reasons.',
    actions: [
      'Pick a list, then add, rename or hide its entries.',
      'Move an entry up or down; forms show that order.',
      'Mark materials that are tracked waste.',
    ],
    next: 'A hidden entry is no longer offered, but records that have it keep it. So hide rather than rename one that means something else.',
  },
  '/dashboard/settings/mail': {
    purpose: 'Every email Haulyard wrote: sent, waiting, failed, or not emailed without a mail server.',
    actions: [
      'Filter by status to find what did not go out.',
      'Open one to read its text and the tries.',
      'Copy a fresh link where an email did not go out.',
    ],
    next: 'Quotes, invoices, invitations and password links all go this way. What never went out can be passed on by you.',
  },
  '/dashboard/settings/mail/$id': {
    purpose: 'One email: to whom, when, and whether it went out.',
    actions: [
      'Read the text as it was written; secret links are left out.',
      'See the tries and the error, if it failed.',
      'Make a fresh link for an email that did not go out, and send it yourself.',
    ],
    next: 'A fresh link replaces the one in the email. Use it for an invitation or quote that the receiver never got.',
  },
  '/dashboard/settings/about': {
    purpose: 'What Haulyard contains from others, and under which licence.',
    actions: [
      'Read the licence of the product and the typeface.',
      'See where the list of suburbs and postcodes comes from.',
      'Follow the link to the licence text.',
    ],
    next: 'The list offers suburbs when you type an address. A suburb that is not on it can be typed in full, with its state and postcode.',
  },
}
