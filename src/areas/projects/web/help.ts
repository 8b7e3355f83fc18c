import type { AreaHelp } from '#platform/web/web-area.ts'

export const help: AreaHelp = {
  '/dashboard/projects': {
    purpose: 'Jobs of a client that belong together, with the budget for all of them.',
    actions: [
      'Compare the budget with what is agreed, done and billed.',
      'Filter by client or status, and search by name.',
      'Add a project, export the list, or archive several at once.',
    ],
    next: 'Open a project to see its jobs, each with its own amounts.',
  },
  '/dashboard/projects/$id/edit': {
    purpose: 'One project: its budget, its jobs, and what they come to.',
    actions: [
      'Add a job to the project, or choose the project when you edit a job of the same client.',
      'Follow an amount to the job it comes from, line by line.',
      'Change name, dates and budget with Edit.',
    ],
    next: 'Close the project once its jobs are done. A closed project takes no more jobs until you reopen it.',
  },
  '/dashboard/projects/archived': {
    purpose: 'Projects that you no longer need in the list. Their jobs stay where they are.',
    actions: ['Open one to see its jobs, notes and documents.', 'Restore one to use it again.'],
    next: 'A restored project is back in the list, unless its client now has another of the same name.',
  },
}
