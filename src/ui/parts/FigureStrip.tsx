import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Link } from '../navigation.tsx'
import css from './FigureStrip.module.css'
import { Spark } from './Spark.tsx'

export interface Figure {
  key: string
  label: string
  value: ReactNode
  unit?: string | null
  caption?: string | null
  /** How much of a whole this is, 0 to 1, drawn as a bar instead of the caption; `unit` says it in words. */
  share?: number | null
  /** Its course until now, drawn beside it. */
  course?: readonly number[]
  tone?: 'plain' | 'warning' | 'danger'
  /** The list behind the figure. */
  to: string
}

/** Four to six figures side by side, each leading to the list behind it. */
export function FigureStrip({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <ul className={css.strip} aria-label={label}>
      {figures.map(({ key, label: name, value, unit, caption, share, course, tone, to }) => (
        <li key={key}>
          <Link to={to} className={css.cell} data-figure={key}>
            <span className={css.label}>{name}</span>
            <span className={css.figure}>
              <span className={css.value}>{value}</span> {unit && <span className={css.unit}>{unit}</span>}
              {course && <Spark values={course} />}
            </span>
            {typeof share === 'number' ? (
              <progress className={css.bar} max={1} value={Math.min(share, 1)} aria-hidden />
            ) : (
              <span className={classes(css.caption, tone && css[tone])}>{caption}</span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The strip's outline while its figures load. */
export function FigureStripSkeleton({ cells = 5 }: { cells?: number }) {
  return (
    <ul className={css.strip} aria-hidden>
      {Array.from({ length: cells }, (_, at) => (
        <li key={at} className={css.cell}>
          <span className={classes(css.bone, css.short)} />
          <span className={classes(css.bone, css.tall)} />
          <span className={css.bone} />
        </li>
      ))}
    </ul>
  )
}
