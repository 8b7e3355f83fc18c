import type { AreaHelp } from '#platform/web/web-area.ts'

/** Both addresses of the resources show the same screens. */
const screens = {
  '': {
    purpose: 'Your plant at a glance: what is on hire, what is off road, what needs attention soon.',
    actions: [
      'See the fleet by category and what each is doing.',
      'Check which registrations expire next.',
      'Open the assets or the categories.',
    ],
    next: 'Allocators book machines on orders. Clients ask for a category, and prices are by category.',
  },
  '/assets': {
    purpose: 'Every machine, truck and trailer you can put on a job, with its fleet number and status.',
    actions: [
      'Search by fleet number, make or registration; filter by category, owner or status.',
      'Open one for its workshop, checklists and documents.',
      'Add a machine, or archive what was sold.',
    ],
    next: 'A machine on the road can be booked. Its category decides which orders it suits.',
  },
  '/assets/$id/edit': {
    purpose: 'One machine: what it is, where it is, what is due and what is wrong with it.',
    actions: [
      'Edit details, registration and meter readings; record services.',
      'Take it off road with a reason, and put it back.',
      'See whose it is and who drives it, and set its usual driver.',
      'Read its checklists and defects; add documents such as registration and insurance.',
    ],
    next: 'A machine off road cannot be booked, and its orders show a warning. Documents about to expire appear on the home screens.',
  },
  '/assets/archived': {
    purpose: 'Machines sold or scrapped. They keep their history.',
    actions: [
      'Search, and open one to see its checklists, defects and work.',
      'Restore one that is back in the fleet.',
      'Filter by category or owner.',
    ],
    next: 'A restored machine can be booked again. Dockets and invoices with an archived machine do not change.',
  },
  '/assets/new': {
    purpose: 'Add a machine, truck or trailer to the fleet.',
    actions: [
      'Enter the fleet number people know it by, and its category.',
      'Enter registration, make and meter reading; the rest can wait.',
      'Choose whether it is yours or a subcontractor’s.',
    ],
    next: 'Once saved, it can be booked on orders of its category. Add registration and insurance under Documents to be reminded before they expire.',
  },
  '/categories': {
    purpose: 'The kinds of plant that clients ask for. Prices and orders are by category.',
    actions: [
      'Add a category such as Excavator 20T, with the licence and skills its drivers need.',
      'See how many assets it has and open them.',
      'Archive a category you no longer offer.',
    ],
    next: 'Products are priced by category. An order takes only machines of its category, unless overridden with a reason.',
  },
  '/allocate-categories': {
    purpose: 'Which machine is in which category, all in one grid.',
    actions: [
      'Tick the category a machine belongs to; it leaves the one it was in.',
      'Move with the arrow keys, tick with Space, take back with Ctrl Z.',
      'Save everything you ticked as one change.',
    ],
    next: 'Orders are filled from machines of their category, and prices are by category.',
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
  '/dashboard/allocate-resources/allocate-categories': screens['/allocate-categories'],
}
