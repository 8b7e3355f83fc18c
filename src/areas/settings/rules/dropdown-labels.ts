import type { Labels } from '#shared/labels.ts'

export const dropdownLabels = {
  label: 'Name',
  is_tracked: 'Tracked waste',
  has_pfas: 'Contains PFAS',
  has_asbestos: 'Contains asbestos',
  density: 'Density',
} as const satisfies Labels
