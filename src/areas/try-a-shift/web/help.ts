import type { AreaHelp } from '#platform/web/web-area.ts'

export const help: AreaHelp = {
  '/dashboard/products/try-a-shift': {
    purpose: 'What a shift would cost a client, line by line, with every step of how it was worked out.',
    actions: [
      'Choose the client, the machine or its category, and the day.',
      'Type start and finish, then breaks, stand-by, travel and loads. Enter prices the shift.',
      'Try a Sunday, a public holiday or a night to see the surcharges.',
    ],
    next: 'Nothing is saved. Change what you see under Rate cards, Products or Pricing in the settings.',
  },
}
