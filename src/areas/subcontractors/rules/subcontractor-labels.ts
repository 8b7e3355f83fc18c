import { type Labels, addressLabels } from '#shared/labels.ts'
import type { Noun } from '#shared/text.ts'
import type { subcontractorStatuses } from '../contract/choices.ts'

export const subcontractorNoun: Noun = { one: 'subcontractor', many: 'subcontractors' }

export const subcontractorLabels = {
  name: 'Name',
  trading_name: 'Trading name',
  abn: 'ABN',
  acn: 'ACN',
  gst_registered: 'Registered for GST',
  contact_name: 'Contact',
  email: 'Email',
  mobile: 'Mobile',
  phone: 'Phone',
  ...addressLabels,
  payment_terms: 'Payment terms',
  is_owner_driver: 'Owner driver',
  status: 'Status',
  created_at: 'Added',
  archived_at: 'Archived',
  archive_reason: 'Reason for archiving',
} as const satisfies Labels

export const subcontractorStatusWords: Readonly<Record<(typeof subcontractorStatuses)[number], string>> = {
  pending: 'Pending',
  approved: 'Approved',
  suspended: 'Suspended',
}
