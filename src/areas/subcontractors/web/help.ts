import type { AreaHelp } from '#platform/web/web-area.ts'

export const help: AreaHelp = {
  '/dashboard/subcontractors/$id/edit': {
    purpose: 'One subcontractor: who to call, their machines and drivers, and what they did this month.',
    actions: [
      'Approve them once you have checked their insurance and other documents.',
      'Call or email them, and open their machines and drivers.',
      'Keep certificates under Documents, and agreements by phone under Notes.',
    ],
    next: 'Suspend a subcontractor to stop new bookings. Approve them again when it is settled.',
  },
}
