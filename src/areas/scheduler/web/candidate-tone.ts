import { quiet } from '#ui/parts/state-looks.ts'
import type { Look, Tone } from '#ui/parts/StatusBadge.tsx'

/** Green means no objections. */
export const candidateTone = {
  Free: quiet.agreed,
  'Needs a reason': 'warning',
  'Off road': 'danger',
  'Not free': 'neutral',
} as const satisfies Record<string, Tone | Look>
