import type { AreaHelp } from '#platform/web/web-area.ts'

export const help: AreaHelp = {
  '/dashboard/tip-sites': {
    purpose: 'Where you tip and load, and which of them are open today.',
    actions: [
      'Filter by material to see who takes it, and by Today to see who is open.',
      'When the gate rings, close a site as wet from its row, and reopen it there.',
      'Add a tip site, export the list, or archive several at once.',
    ],
    next: 'A licence about to expire shows in the list. Keep the licence itself under Documents.',
  },
  '/dashboard/tip-sites/$id/edit': {
    purpose: 'One tip site: what it takes, when it is open and what it charges.',
    actions: [
      'Edit materials, conditions, hours and closed days.',
      'Set what a material costs under Rates, from a day on; two rates never hold on one day.',
      'Keep tip approvals and the EPA licence under Documents.',
    ],
    next: 'A tip order is refused for a material the site does not accept, or a day on which it is closed.',
  },
  '/dashboard/tip-sites/archived': {
    purpose: 'Tip sites you no longer use. Their rates, documents and notes stay.',
    actions: [
      'Search, and open one to see what it charged.',
      'Restore one to use it again.',
      'Filter by material, and export the list.',
    ],
    next: 'A restored tip site is back in the list with its rates, notes and documents.',
  },
  '/dashboard/tip-sites/new': {
    purpose: 'Add a place where you tip or load.',
    actions: [
      'Choose the materials it takes, with any conditions.',
      'Set Monday’s hours and copy them to Friday.',
      'Choose the supplier who runs it, if it sends you bills.',
    ],
    next: 'Saving opens the tip site. Add its rates under Rates, and its licence under Documents.',
  },
}
