import type { AreaHelp } from '#platform/web/web-area.ts'

export const help: AreaHelp = {
  '/dashboard/notifications': {
    purpose: 'Your notifications, newest first.',
    actions: [
      'Open one to go to its record; that marks it as read.',
      'Filter by kind, or by read and unread.',
      'Mark all as read.',
    ],
    next: 'The bell counts unread ones. What you are notified of depends on your role and your own quotes, jobs and orders.',
  },
}
