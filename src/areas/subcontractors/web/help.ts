import type { AreaHelp } from '#platform/web/web-area.ts'

export const help: AreaHelp = {
  '/dashboard/subcontractors': {
    purpose: 'The businesses whose machines and drivers you book.',
    actions: [
      'Search by name, ABN, contact or phone, and filter by status.',
      'Open one to approve it, and to see its machines, drivers and documents.',
      'Add a subcontractor, export the list, or archive several at once.',
    ],
    next: 'Approve a new one once its insurance is in: until then it gets no work.',
  },
  '/dashboard/subcontractors/new': {
    purpose: 'A new subcontractor.',
    actions: [
      'Enter its name and ABN, and who to call about work.',
      'Say whether it is an owner driver, who must be paid within 30 days, and whether it is registered for GST.',
      'Keep its certificates under Documents once it is saved.',
    ],
    next: 'Add its machines and drivers, then approve it: until then it gets no work.',
  },
  '/dashboard/subcontractors/archived': {
    purpose: 'Subcontractors you no longer book. Their documents and notes stay.',
    actions: [
      'Search, and open one to see its documents and notes.',
      'Restore one to book it again.',
      'Filter by status, and export the list.',
    ],
    next: 'A restored subcontractor is back in the list, unless another one now has its ABN.',
  },
  '/dashboard/subcontractors/$id/edit': {
    purpose: 'One subcontractor: who to call, their machines and drivers, and what they did this month.',
    actions: [
      'Approve them once you have checked their insurance and other documents.',
      'Call or email them, and open their machines and drivers.',
      'Enter new bank details; someone else rings them and confirms before they are used.',
      'Keep what was agreed by phone under Notes, and certificates under Documents.',
    ],
    next: 'Suspend a subcontractor to stop new bookings. Approve them again when it is settled.',
  },
}
