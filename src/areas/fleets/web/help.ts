import type { AreaHelp } from '#platform/web/web-area.ts'

export const help: AreaHelp = {
  '/dashboard/fleets': {
    purpose:
      'Every machine as it is now, by category: what it does, where and with whom, and what comes next.',
    actions: [
      'Fold a category to see only its counts. Filter to machines with open defects, service due or an expiry within 30 days.',
      'See on how many working days each is booked or on hire, this week and this month: Monday to Friday, without public holidays.',
      'Get directions to the site or depot that a machine is at.',
    ],
    next: 'Confirmed bookings and dry hires count; pencilled ones do not.',
  },
  '/dashboard/fleets/map': {
    purpose: 'Where your machines are today: the sites they are booked or on hire at, and your depots.',
    actions: [
      'Choose a site or depot to see it on the map; a pin says how many machines are at a site today, or in a depot now.',
      'Open a machine, or get directions.',
      'Enter a map provider’s tiles under Settings, Company, to have a map.',
    ],
    next: 'A machine off the road or in the workshop is not shown at the sites it is booked for. Places without a position are only in the list.',
  },
}
