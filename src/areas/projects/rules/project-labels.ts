import type { Labels } from '#shared/labels.ts'
import type { Noun } from '#shared/text.ts'

export const projectNoun: Noun = { one: 'project', many: 'projects' }

export const projectLabels = {
  name: 'Name',
  client_id: 'Client',
  status: 'Status',
  budget_cents: 'Budget',
  start_date: 'Start date',
  end_date: 'End date',
  jobs: 'Jobs',
  agreed: 'Agreed',
  done: 'Done',
  billed: 'Billed',
  to_invoice: 'Not yet invoiced',
  created_at: 'Added',
  archived_at: 'Archived',
  archive_reason: 'Reason for archiving',
} as const satisfies Labels
