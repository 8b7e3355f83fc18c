import type { AreaHelp } from '#platform/web/web-area.ts'

const own = {
  purpose: 'Your home: what waits for you today, most urgent first.',
  actions: [
    'Open a figure to see the list behind it.',
    'Act where a row stands: press its button, or open the record.',
    'Show a whole group when it has more rows.',
  ],
  next: 'What you see depends on your role. When nothing waits, the page says so. Ctrl K finds anything else.',
}

export const help: AreaHelp = {
  '/dashboard': own,
  '/dashboard/home': own,
  '/allocator': {
    purpose: 'The allocator’s home: tomorrow’s orders, what is to fill, and who has not answered.',
    actions: [
      'Open a figure to see the list behind it.',
      'Fill an order or ring a driver from its row.',
      'Read the day sheet: who works where, with which machine.',
    ],
    next: 'Filled orders are confirmed and sent to drivers. Drivers who are not fit and machines off road come first, since they stop work.',
  },
  '/driver': {
    purpose: 'Your day: the jobs sent to you, in order, and what you have to do next.',
    actions: [
      'Accept or decline a job, then start it.',
      'Complete the checklist of the machine before the first start.',
      'Record loads and breaks as they happen; it works without signal.',
    ],
    next: 'Finish the work, let the client sign, and the docket goes to the office. Your documents are under Documents.',
  },
  '/safety_officer': {
    purpose: 'The safety officer’s home: who and what may not work, and what runs out soon.',
    actions: [
      'Open failed checklists and critical defects first.',
      'Check documents that people uploaded.',
      'Follow what expires in the next weeks.',
      'Speak to a driver who is not fit, then clear them for duty.',
    ],
    next: 'A verified defect no longer stops the machine. Approved documents count at once.',
  },
}
