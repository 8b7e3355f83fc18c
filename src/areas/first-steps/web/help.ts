import type { AreaHelp } from '#platform/web/web-area.ts'

export const help: AreaHelp = {
  '/dashboard/settings/first-steps': {
    purpose: 'What to set up before the first quote, with what is already done.',
    actions: [
      'Open a step to do it; it ticks itself when done.',
      'Hide the list from the home, or show it again.',
      'Invite others to share the work.',
    ],
    next: 'With company, products, plant, people and a client in place, write the first quote. The list leaves the home once all steps are done.',
  },
}
