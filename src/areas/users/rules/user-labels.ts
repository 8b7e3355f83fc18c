import type { Labels } from '#shared/labels.ts'

export const userLabels = {
  name: 'Name',
  email: 'Email',
  mobile: 'Mobile',
  user_type: 'Type',
  user_role_id: 'Role',
  driver_id: 'Driver',
  subcontractor_id: 'Subcontractor',
  status: 'Status',
  last_login_at: 'Last signed in',
  created_at: 'Added',
} as const satisfies Labels
