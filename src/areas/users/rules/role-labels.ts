import type { Labels } from '#shared/labels.ts'

export const roleLabels = {
  name: 'Name',
  user_type: 'Type',
  description: 'Description',
} as const satisfies Labels
