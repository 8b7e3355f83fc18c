import type { ComponentType } from 'react'
import { classes } from '../classes.ts'
import css from './StatusBadge.module.css'

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'violet' | 'brown'

/** A coloured sign before the word, so that colour is not the only cue. */
export interface Look {
  tone: Tone
  sign: ComponentType<{ size: number; 'aria-hidden': boolean }>
  /** On a coloured ground: someone must act. */
  isLoud?: boolean
}

/**
 * A status in words: a tone is a tag, loud where someone must act, and a look is a quiet sign and word. Each area sets
 * which in `web/<noun>-tone.ts`, its quiet ones from `state-looks.ts`.
 */
export function StatusBadge({ status, tone = 'neutral' }: { status: string; tone?: Tone | Look }) {
  const look: Partial<Look> = typeof tone === 'string' ? { tone } : tone
  const { sign: Sign } = look
  const isQuiet = Sign !== undefined && !look.isLoud
  return (
    <span className={classes(css.badge, isQuiet ? css.quiet : css.tag, look.tone && css[look.tone])}>
      {Sign && <Sign size={isQuiet ? 14 : 12} aria-hidden />}
      {status}
    </span>
  )
}
