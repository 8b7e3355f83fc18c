import type { AreaHelp } from '#platform/web/web-area.ts'

export const help: AreaHelp = {
  '/dashboard/driver_jobs': {
    purpose: 'Jobs sent to drivers for a day: who has accepted, declined or not answered.',
    actions: [
      'Open a tab: who has not answered, today, the next working day; or filter by day and status.',
      'Open one to follow its steps, loads and messages.',
      'Send jobs that are booked but not sent yet.',
    ],
    next: 'Drivers answer and work on the phone. At 4:00 pm allocators are notified of tomorrow’s unanswered jobs.',
  },
  '/dashboard/driver_jobs/$id/$asset/complete_checklist': {
    purpose: 'The machine’s check before its first start of the day.',
    actions: [
      'Enter the meter reading.',
      'Answer every item; say what is wrong and add a photo where one fails.',
      'Save it even without signal: it is sent once the phone is back online.',
    ],
    next: 'After a failed critical item the machine cannot start until the office allows it. Failed items become defects for the workshop.',
  },
  '/dashboard/driver_jobs/$id/edit': {
    purpose: 'One driver’s part of an order: what was sent, and every step since.',
    actions: [
      'See when the job was accepted, started and finished, with loads and breaks, or why the driver did not work.',
      'Send it again after a change, or cancel it.',
      'Clear a driver for duty, allow a machine, or record a no-show, each with a reason.',
    ],
    next: 'The steps fill in the docket. Open the docket to check and approve it.',
  },
  '/dashboard/driver_jobs/$id/show_checklists': {
    purpose: 'The checklists that were completed for this job, machine by machine.',
    actions: [
      'See who checked which machine, when, and what failed.',
      'Open a checklist to read every answer and look at its photos.',
      'Go back to the job at the top.',
    ],
    next: 'Failed items become defects, which are repaired and then verified.',
  },
  '/dashboard/driver_jobs/new': {
    purpose: 'Send booked orders to the drivers who are on them.',
    actions: [
      'Find the order; only those not yet sent to their driver are listed.',
      'Send it; the driver is notified on the phone.',
      'Show all days, if you came from one day.',
    ],
    next: 'Confirming an order sends it automatically; these were withdrawn or declined since. The answer shows under Driver jobs.',
  },
}
