import type { Labels } from '#shared/labels.ts'

/** What people say about themselves, and what they sign in with. */
export const accountLabels = {
  name: 'Name',
  email: 'Email',
  mobile: 'Mobile',
  password: 'Password',
  current_password: 'Current password',
  confirm: 'Confirm password',
} as const satisfies Labels
