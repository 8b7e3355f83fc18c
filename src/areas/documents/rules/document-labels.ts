import type { Labels } from '#shared/labels.ts'

export const documentLabels = {
  document_type_id: 'Type',
  title: 'Title',
  number: 'Number',
  issuer: 'Issuer',
  issued_on: 'Issue date',
  expires_on: 'Expiry date',
  files: 'Files',
  status: 'Status',
  created_at: 'Added',
} as const satisfies Labels
