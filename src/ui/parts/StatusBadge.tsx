import type { ComponentType } from 'react'
import { classes } from '../classes.ts'
import css from './StatusBadge.module.css'

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'violet' | 'brown'

/** A tone, with a cue that shows the status without colour. */
export interface Look {
  tone: Tone
  edge?: 'solid' | 'dashed'
  struck?: boolean
  hatched?: boolean
  sign?: ComponentType<{ size: number; 'aria-hidden': boolean }>
}

/** A status in words. Each area sets the tones in `web/<noun>-tone.ts`. */
export function StatusBadge({ status, tone = 'neutral' }: { status: string; tone?: Tone | Look }) {
  const look: Partial<Look> = typeof tone === 'string' ? { tone } : tone
  const { edge, sign: Sign } = look
  return (
    <span
      className={classes(
        css.badge,
        look.tone && css[look.tone],
        edge && css.edged,
        edge === 'dashed' && css.dashed,
        look.struck && css.struck,
        look.hatched && css.hatched,
      )}
    >
      {Sign && <Sign size={12} aria-hidden />}
      {status}
    </span>
  )
}
