import type { AreaHelp } from '#platform/web/web-area.ts'

export const gridHelp: AreaHelp = {
  '/dashboard/allocate-resources/allocate-attachments/machines': {
    purpose: 'Which attachment stays on which machine, one category of machine at a time.',
    actions: [
      'Tick the machine that an attachment stays on, or untick it when it comes off.',
      'Move with the arrow keys, tick with Space, take back with Ctrl Z.',
      'Save everything you ticked as one change.',
    ],
    next: 'Each attachment’s history says what changed. Booking warns when it is wanted on another machine.',
  },
}
