import type { Labels } from '#shared/labels.ts'

/** What somebody says of themselves, and what they sign in with. */
export const accountLabels = {
  name: 'Name',
  email: 'Email',
  mobile: 'Mobile',
  password: 'Password',
  current_password: 'Current password',
  confirm: 'Confirm password',
} as const satisfies Labels
