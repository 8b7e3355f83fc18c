import type { AreaHelp } from '#platform/web/web-area.ts'

export const help: AreaHelp = {
  '/dashboard/settings': {
    purpose: 'Settings for the whole business, in one place.',
    actions: [
      'Set up the company, its depots and the lists people choose from.',
      'Manage users and what each role can do.',
      'Open the quote, docket and invoice settings, and change the email templates.',
      'Check the mail and the logs.',
    ],
    next: 'You see the settings your role can open. Your password and picture are under Profile.',
  },
  '/dashboard/settings/company': {
    purpose: 'Your business details, printed on quotes, dockets and invoices.',
    actions: [
      'Enter your name, ABN, address and bank account.',
      'Choose a logo; it is saved straight away.',
      'Add depots, where plant and drivers start.',
      'Choose how amounts look in lists.',
    ],
    next: 'New documents show the change; those already sent do not.',
  },
  '/dashboard/settings/public-holidays': {
    purpose: 'Which days are public holidays for your business, from 2025 to 2030.',
    actions: [
      'Add a day of your own council, or take one off the list.',
      'Confirm the AFL Grand Final Friday once its date is known, or move it.',
      'Make Melbourne Cup Day an ordinary day if you work in regional Victoria.',
    ],
    next: 'Work on a public holiday is priced by its surcharge under Pricing, and orders say so before they are planned.',
  },
  '/dashboard/settings/lists': {
    purpose: 'The choices behind drop-down fields, such as job types, materials and reasons.',
    actions: [
      'Pick a list, then add, rename or hide items.',
      'Move an item up or down to change its order in forms.',
      'Mark materials that are tracked waste, or contain PFAS or asbestos.',
    ],
    next: 'A hidden item can no longer be chosen. Records that use it keep it. To change what an item means, hide it and add a new one.',
  },
  '/dashboard/settings/letters': {
    purpose: 'The emails clients get with quotes, invoices, reminders and credit notes.',
    actions: [
      'Change the subject and the letter; the preview shows an example.',
      'Click a detail to insert it.',
      'Go back to the standard letter.',
    ],
    next: 'New letters begin with your text, automatic reminders too. You can still change each one before you send it.',
  },
  '/dashboard/settings/mail': {
    purpose:
      'Every email from Haulyard: sent, waiting, failed, or not emailed because there is no mail server.',
    actions: [
      'Filter by status to find emails that were not sent.',
      'Open one to read its text and see each attempt.',
      'Copy a new link for an email that was not sent.',
    ],
    next: 'Quotes, invoices, invitations and password links are all here. Anything not emailed can be sent another way.',
  },
  '/dashboard/settings/mail/$id': {
    purpose: 'One email: who it is to, when it was written and whether it was sent.',
    actions: [
      'Read the text; secret links are left out.',
      'See each attempt, and the error if it failed.',
      'Copy a new link for an email that was not sent, and send it yourself.',
    ],
    next: 'A new link replaces the one in the email. Use it for an invitation or quote that never arrived.',
  },
  '/dashboard/settings/about': {
    purpose: 'Third-party data and fonts in Haulyard, with their licences.',
    actions: [
      'Read the licences of Haulyard and its typeface.',
      'See where the list of suburbs and postcodes comes from.',
      'Follow the link to the licence text.',
    ],
    next: 'The list suggests suburbs as you type an address. Type any other suburb in full, with state and postcode.',
  },
}
