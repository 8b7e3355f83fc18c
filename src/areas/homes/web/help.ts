import type { AreaHelp } from '#platform/web/web-area.ts'

const own = {
  purpose: 'Your home: what is waiting for you today, most urgent first.',
  actions: [
    'Open a figure to see the list behind it.',
    'Press a row’s button to act on it, or open the record.',
    'Show every row in a group.',
  ],
  next: 'What you see depends on your role. Ctrl K finds anything else.',
}

export const help: AreaHelp = {
  '/dashboard': own,
  '/dashboard/home': own,
  '/allocator': {
    purpose: 'The allocator’s home: tomorrow’s orders, those to fill, and who has not answered.',
    actions: [
      'Open a figure to see the list behind it.',
      'Fill an order or call a driver from its row.',
      'Read the day sheet: who works where, with which machine.',
    ],
    next: 'Filled orders are confirmed and sent to drivers. Drivers not fit and machines off road come first: they stop work.',
  },
  '/dashboard/jobs/day-sheets': {
    purpose: 'What each machine, driver or client has on a day, on paper: one sheet each, without rates.',
    actions: [
      'Choose the day, and whether the sheets are by machine, driver or client.',
      'Print them, or download all as one PDF.',
    ],
    next: 'Hand them out, or attach the PDF to an email. Drivers with the app get the same on their phones.',
  },
  '/driver': {
    purpose: 'Your day: the jobs sent to you, in order, and your next step.',
    actions: [
      'Open the job to do now and press its next step: are you fit, travel, checklist, start.',
      'Then answer queries and new jobs.',
      'Record loads and breaks as they happen; it works without signal.',
    ],
    next: 'Finish the work and have the client sign; the docket goes to the office. Your documents are under Documents.',
  },
  '/safety_officer': {
    purpose: 'The safety officer’s home: who and what cannot work, and what expires soon.',
    actions: [
      'Speak to a driver who is not fit, then clear them for duty.',
      'See who may not work, from today to the next work day, and why.',
      'Open failed checklists and critical defects.',
      'Check documents that people uploaded, and see what expires soon.',
    ],
    next: 'A verified defect no longer stops the machine. Approved documents apply straight away.',
  },
}
