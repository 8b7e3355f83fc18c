import type { AreaHelp } from '#platform/web/web-area.ts'

export const help: AreaHelp = {
  '/dashboard/fleets': {
    purpose: 'Every machine as it is now: what it does, where and with whom, and what comes next.',
    actions: [
      'Filter by state, category or depot, or to machines with open defects or an expiry within 30 days.',
      'See how many days from Monday to Friday each is booked, this week and this month.',
      'Get directions to the site or depot that a machine is at.',
    ],
    next: 'Confirmed bookings and dry hires count; pencilled ones do not.',
  },
}
