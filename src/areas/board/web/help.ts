import type { AreaHelp } from '#platform/web/web-area.ts'

export const help: AreaHelp = {
  '/dashboard/jobs/scheduler': {
    purpose: 'Who and what is booked where, day by day, and which orders still need a machine or a driver.',
    actions: [
      'Drag an order from “To fill” onto a machine, or press Enter on it to choose from those that are free.',
      'Open an order from its chip: arrow keys move between chips, Enter opens one.',
      'Show machines, drivers or subcontractors, for a day or up to four weeks.',
    ],
    next: 'A machine that is booked, away or of another kind is refused with the reason, and the next best are named.',
  },
  '/dashboard/jobs/$id/fill': {
    purpose: 'All orders of a job from today on, filled and booked at once.',
    actions: [
      'Choose a machine and a driver for one day, then the same for the remaining days with Shift and Enter.',
      'Keys 1 to 9 choose a candidate; those that are free on most of the days come first.',
      'Suggest the rest fills everything that is missing with the best that are free.',
    ],
    next: 'Nothing is booked until you say so; what is in conflict says why and stays.',
  },
}
