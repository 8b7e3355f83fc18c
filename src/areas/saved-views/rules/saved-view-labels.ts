import type { Labels } from '#shared/labels.ts'

export const savedViewLabels = { name: 'Name' } as const satisfies Labels
