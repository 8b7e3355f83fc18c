import type { ReactNode } from 'react'
import css from './FigureLine.module.css'

interface Figure {
  label: string
  /** Undefined while it loads: its place is kept. */
  value: ReactNode
  /** Someone must act. */
  isBad?: boolean
}

/** What a list comes to, on one line above it. */
export function FigureLine({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <dl className={css.line} aria-label={label}>
      {figures.map((figure) => (
        <div key={figure.label} data-bad={figure.isBad || undefined}>
          <dt>{figure.label}</dt>
          <dd>{figure.value ?? '\u00a0'}</dd>
        </div>
      ))}
    </dl>
  )
}
