import type { AreaHelp } from '#platform/web/web-area.ts'

/** Both addresses of the resources show the same screens. */
const screens = {
  '': {
    purpose: 'Your plant at a glance: what works, what is off road, what needs attention soon.',
    actions: [
      'See the fleet by category and what each is doing.',
      'Check the next registrations that run out.',
      'Open the assets, the categories or one machine.',
    ],
    next: 'Assets are what allocators book on orders; categories are what clients ask for and prices are for. Both are kept up to date from here.',
  },
  '/assets': {
    purpose: 'Every machine, truck and trailer you can put on a job, with its fleet number and status.',
    actions: [
      'Search by fleet number, make or registration; filter by category, owner or status.',
      'Open one for its workshop, checklists and documents.',
      'Add an asset, or archive what was sold.',
    ],
    next: 'An asset on the road can be booked. Its category decides which orders it suits.',
  },
  '/assets/$id/edit': {
    purpose: 'One machine: what it is, where it is, what is due and what is wrong with it.',
    actions: [
      'Edit details, registration and meter readings.',
      'Take it off road with a reason, and put it back.',
      'Read its checklists and defects; add documents such as registration and insurance.',
    ],
    next: 'Off road, it cannot be booked and orders that have it say so. Expiring documents appear on the homes before they run out.',
  },
  '/assets/archived': {
    purpose: 'Machines that were sold or scrapped. They keep their history.',
    actions: [
      'Search and open one to read its checklists, defects and work.',
      'Restore one that is back in the fleet.',
      'Filter by category or owner.',
    ],
    next: 'A restored asset can be booked again. Dockets and invoices that name an archived machine stay exactly as they are.',
  },
  '/assets/new': {
    purpose: 'Add a machine, truck or trailer to the fleet.',
    actions: [
      'Give it the fleet number people call it by, and its category.',
      'Enter registration, make and meter reading; the rest can wait.',
      'Say whether it is yours or a subcontractor’s.',
    ],
    next: 'Saved, it can be booked on orders of its category. Add registration and insurance under Documents, so you hear before they expire.',
  },
  '/categories': {
    purpose: 'The kinds of plant that clients ask for, that prices are for and orders need.',
    actions: [
      'Add a category such as Excavator 20T, or rename one.',
      'See how many assets it has and open them.',
      'Archive a kind that you no longer offer.',
    ],
    next: 'Products are priced by category, and an order only takes assets of the one it asks for, unless somebody overrides it.',
  },
} as const satisfies AreaHelp

export const help: AreaHelp = {
  '/dashboard/resources': screens[''],
  '/dashboard/resources/assets': screens['/assets'],
  '/dashboard/resources/assets/$id/edit': screens['/assets/$id/edit'],
  '/dashboard/resources/assets/archived': screens['/assets/archived'],
  '/dashboard/resources/assets/new': screens['/assets/new'],
  '/dashboard/resources/categories': screens['/categories'],
  '/dashboard/allocate-resources': screens[''],
  '/dashboard/allocate-resources/allocate-assets': screens['/assets'],
  '/dashboard/allocate-resources/allocate-assets/$id/edit': screens['/assets/$id/edit'],
  '/dashboard/allocate-resources/allocate-assets/archived': screens['/assets/archived'],
  '/dashboard/allocate-resources/allocate-assets/new': screens['/assets/new'],
  '/dashboard/allocate-resources/allocate-categories': screens['/categories'],
}
