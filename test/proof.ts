import { appendFileSync } from 'node:fs'

/** Set by `npm run prove`: where proofs write their figures, one line of JSON each. */
const figures = process.env['HAULYARD_FIGURES']

/** How often a proof is repeated: `short` in `npm test`, `full` in `npm run prove`. */
export const count = ({ short, full }: { short: number; full: number }): number => (figures ? full : short)

export interface Figure {
  /** Its number in docs/security.md: R1, S12. */
  id: `${'R' | 'S'}${number}`
  /** What was tried, and the result: `200 kills, 24,310 acknowledged writes, 0 lost`. */
  reached: string
}

/** Records a proof's figure, after its last assertion: a proof without one counts as not proven. */
export function figure(id: Figure['id'], reached: string): void {
  if (figures) appendFileSync(figures, `${JSON.stringify({ id, reached } satisfies Figure)}\n`)
}
