import type { Labels } from '#shared/labels.ts'

/** The fields of a contact, whoever’s it is. */
export const personLabels = {
  name: 'Name',
  position: 'Position',
  email: 'Email',
  mobile: 'Mobile',
  phone: 'Phone',
  is_primary: 'Primary contact',
} as const satisfies Labels
