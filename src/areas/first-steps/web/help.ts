import type { AreaHelp } from '#platform/web/web-area.ts'

export const help: AreaHelp = {
  '/dashboard/settings/first-steps': {
    purpose: 'What a new business sets up before the first quote, with what is done already.',
    actions: [
      'Open each step where it is done; it ticks itself.',
      'Take the list off the home for good, or put it back.',
      'Invite others so the steps are shared.',
    ],
    next: 'With company, products, plant, people and a client in place, write the first quote. The list leaves the home when all is done.',
  },
}
