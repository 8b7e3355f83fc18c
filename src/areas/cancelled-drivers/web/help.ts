import type { AreaHelp } from '#platform/web/web-area.ts'

export const help: AreaHelp = {
  '/dashboard/jobs/cancelled-drivers': {
    purpose:
      'Drivers who were taken off confirmed orders: when, by whom, why, and how long before the start.',
    actions: [
      'Filter by reason, driver, client or day, or show only those taken off less than 12 hours before the start.',
      'Open the order to see who does it instead.',
      'Compare the reasons month by month; each count leads to its drivers.',
    ],
    next: 'A driver who moves to another day with the order, or is booked on it again, is not listed.',
  },
}
