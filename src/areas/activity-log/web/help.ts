import type { AreaHelp } from '#platform/web/web-area.ts'

export const help: AreaHelp = {
  '/dashboard/logs': {
    purpose: 'Who did what to which record, and when, with the values before and after.',
    actions: [
      'Filter by person, record, action and day.',
      'Open an entry’s record to see it as it is now.',
      'Page back as far as the log goes.',
    ],
    next: 'Nothing here can be changed or deleted. The same entries are under History on each record, where they are easier to find.',
  },
}
