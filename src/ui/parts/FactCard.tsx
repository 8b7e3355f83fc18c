import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Link } from '../navigation.tsx'
import css from './FactCard.module.css'

/** One figure on a home screen, which leads to what it counts. `tone` draws the eye to what must be done. */
export function FactCard({
  label,
  value,
  text,
  to,
  tone,
}: {
  label: string
  /** Null while it is not known. */
  value: string | number | null
  text?: string
  to?: string
  tone?: 'warning' | 'danger'
}) {
  const content = (
    <>
      <span className={css.label}>{label}</span>
      <span className={css.value}>
        {typeof value === 'number' ? value.toLocaleString('en-AU') : (value ?? '–')}
      </span>
      {text && <span className={css.text}>{text}</span>}
    </>
  )
  const className = classes(css.card, tone && css[tone])
  return to === undefined ? (
    <div className={className}>{content}</div>
  ) : (
    <Link to={to} className={className}>
      {content}
    </Link>
  )
}

/** Figures side by side, as many as there is room for; two on a phone. */
export function FactCards({ children }: { children: ReactNode }) {
  return <div className={css.cards}>{children}</div>
}
