import type { Tone } from '#ui/parts/StatusBadge.tsx'

/** Green means no objections. */
export const candidateTone = {
  Free: 'success',
  'Needs a reason': 'warning',
  'Off road': 'danger',
  'Not free': 'neutral',
} as const satisfies Record<string, Tone>
