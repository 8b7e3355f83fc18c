import type { AreaHelp } from '#platform/web/web-area.ts'

export const help: AreaHelp = {
  '/dashboard/jobs/scheduler': {
    purpose: 'Who and what is booked where, and which orders still need a machine or a driver.',
    actions: [
      'Drag an order from “To fill” onto a machine, or a booking to another day or machine; its edges make it longer or shorter.',
      'Choose several bookings with Ctrl, Shift or a rectangle to copy, swap, pencil or release them.',
      'Arrow keys move, Enter picks one up and drops it. Ctrl-Z takes the last action back.',
    ],
    next: 'What speaks against a drop is said before it, with the next best.',
  },
}
