import type { AreaHelp } from '#platform/web/web-area.ts'

export const help: AreaHelp = {
  '/dashboard/subcontractors/drivers': {
    purpose: 'Everyone who can be put on an order: your own drivers and operators, and subcontractors’.',
    actions: [
      'Search, and filter by employment, licence, depot or status.',
      'Open one for licence, leave and documents.',
      'Add a driver, export the list, or archive several at once.',
    ],
    next: 'Only active drivers with a valid licence are offered on orders. A driver needs a user to see jobs on the phone.',
  },
  '/dashboard/subcontractors/drivers/$id/edit': {
    purpose: 'One driver: how to reach them, what they can drive, when they are away.',
    actions: [
      'Edit contact details, depot and emergency contact.',
      'Enter licence class, expiry and inductions.',
      'Record leave, so they are not booked on those days.',
      'Check documents they uploaded.',
    ],
    next: 'An expired licence or leave shows when you book the driver. Archive a driver who has left.',
  },
  '/dashboard/subcontractors/drivers/archivedDrivers': {
    purpose: 'Drivers who have left. Their dockets and checklists stay.',
    actions: [
      'Search, and open one to see licence, documents and history.',
      'Restore one who is back.',
      'Export what is listed.',
    ],
    next: 'A restored driver can be booked again once the licence is current. An archived driver cannot be put on an order.',
  },
  '/dashboard/subcontractors/drivers/$id/$driver/view_job': {
    purpose: 'A driver’s job as recorded on the phone, step by step.',
    actions: [
      'See when it was accepted, started and finished.',
      'See loads, breaks, messages and signature.',
      'Open its docket.',
    ],
    next: 'This page is read only. Make corrections on the docket: query the driver, or make a new version.',
  },
  '/dashboard/subcontractors/drivers/$id/$driver/view_checklist': {
    purpose: 'The checklists a driver completed on one job.',
    actions: [
      'See which machines were checked, when, and the result.',
      'Open a checklist to read every answer and look at its photos.',
      'Go back to the driver or the job at the top.',
    ],
    next: 'Failed items become defects. A completed checklist never changes, even after the repair.',
  },
  '/dashboard/subcontractors/drivers/$id/view': {
    purpose: 'One completed checklist, exactly as the driver answered it.',
    actions: [
      'Read each answer, the meter reading and the comments.',
      'Look at the photos of what failed.',
      'See when it was completed and when it reached the office.',
    ],
    next: 'Failed items become defects. The checklist itself never changes, so you can show it to an inspector.',
  },
}
