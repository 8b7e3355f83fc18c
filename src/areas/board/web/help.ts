import type { AreaHelp } from '#platform/web/web-area.ts'

export const help: AreaHelp = {
  '/dashboard/jobs/scheduler': {
    purpose: 'Who and what is booked where, and which orders still need a machine or a driver.',
    actions: [
      'Drag an order from “To fill” onto a machine, or a booking to another day or machine; its edges make it longer or shorter.',
      'Open a booking to copy, split, pencil or release it; choose several with Ctrl, Shift or a rectangle.',
      'Arrow keys move, Enter picks one up and drops it. Ctrl-Z takes the last action back.',
    ],
    next: 'Before you drop, the board shows any problem and the next best machines.',
  },
  '/dashboard/jobs/$id/fill': {
    purpose: 'All orders of a job from today on, filled and booked at once.',
    actions: [
      'Choose a machine and a driver for one day, then the same for the remaining days with Shift and Enter.',
      'Keys 1 to 9 choose a candidate; those that are free on most of the days come first.',
      'Suggest the rest fills everything that is missing with the best that are free.',
    ],
    next: 'Nothing is booked until you say so. Orders that clash are left unbooked, with the reason.',
  },
}
