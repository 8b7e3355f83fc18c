import type { CSSProperties, ReactNode } from 'react'
import css from './Cut.module.css'

/**
 * A long name in a table, cut off where there is no room for it, and in full on hover. `least`: it wraps instead, and
 * on a desktop gets no narrower than this, in rem.
 */
export const Cut = ({ text, least, children }: { text: string; least?: number; children?: ReactNode }) => (
  <span
    className={css.cut}
    title={text}
    style={least === undefined ? undefined : ({ '--least': `${least}rem` } as CSSProperties)}
  >
    {children ?? <span>{text}</span>}
  </span>
)
