import type { Labels } from '#shared/labels.ts'

export const dropdownLabels = {
  label: 'Name',
  is_tracked: 'Tracked waste',
} as const satisfies Labels
