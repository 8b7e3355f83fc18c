import type { Tone } from '#ui/parts/StatusBadge.tsx'
import type { ProofState } from '../rules/skill-proof.ts'

export const proofTone: Readonly<Record<ProofState, Tone>> = {
  valid: 'success',
  expiring: 'warning',
  expired: 'danger',
  waiting: 'info',
  missing: 'danger',
}
