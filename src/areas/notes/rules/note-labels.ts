import type { Labels } from '#shared/labels.ts'

export const noteLabels = {
  body: 'Note',
  is_private: 'Private',
} as const satisfies Labels
