import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Link } from '../navigation.tsx'
import css from './FigureStrip.module.css'
import { Spark } from '../charts/Spark.tsx'

export interface Figure {
  key: string
  label: string
  value: ReactNode
  unit?: string | null
  caption?: string | null
  /** How much of a whole this is, 0 to 1, drawn as a bar; `unit` or the caption says it in words. */
  share?: number | null
  /** Its course until now, drawn next to it. */
  course?: readonly number[]
  tone?: 'plain' | 'warning' | 'danger'
  /** The same by kind, next to the figure. */
  bars?: readonly FigureBar[]
  /** The list behind the figure; without one it is no link. */
  to?: string | undefined
}

/** One kind of a figure: how much of it is done. */
export interface FigureBar {
  label: string
  value: number
  of: number
  /** What is missing cannot be had. */
  isShort: boolean
  to: string
}

/** Four to seven figures side by side, each leading to the list behind it. */
export function FigureStrip({
  label,
  note,
  figures,
}: {
  label: string
  /** What holds for all of them, below. */
  note?: string
  figures: readonly Figure[]
}) {
  return (
    <>
      <ul className={css.strip} aria-label={label}>
        {figures.map((figure) => (
          <li key={figure.key} className={figure.bars?.length ? css.wide : undefined}>
            {figure.to === undefined ? (
              <div className={css.cell} data-figure={figure.key}>
                <FigureParts figure={figure} />
              </div>
            ) : (
              <Link to={figure.to} className={classes(css.cell, 'whole-link')} data-figure={figure.key}>
                <FigureParts figure={figure} />
              </Link>
            )}
            {figure.bars?.length ? <FigureBars label={`${figure.label} by kind`} bars={figure.bars} /> : null}
          </li>
        ))}
      </ul>
      {note && <p className={css.note}>{note}</p>}
    </>
  )
}

function FigureParts({ figure: { label, value, unit, caption, share, course, tone } }: { figure: Figure }) {
  return (
    <>
      <span className={css.label}>{label}</span>
      <span className={css.figure}>
        <span className={css.value}>{value}</span> {unit && <span className={css.unit}>{unit}</span>}
        {course && <Spark values={course} />}
      </span>
      {typeof share === 'number' && (
        <progress className={css.bar} max={1} value={Math.min(share, 1)} aria-hidden />
      )}
      {(typeof share !== 'number' || caption) && (
        <span className={classes(css.caption, tone && css[tone])}>{caption}</span>
      )}
    </>
  )
}

/** Ink is done, amber is to do, red cannot be done. */
function FigureBars({ label, bars }: { label: string; bars: readonly FigureBar[] }) {
  return (
    <ul className={css.bars} aria-label={label}>
      {bars.map(({ label: name, value, of, isShort, to }) => (
        <li key={name}>
          <Link to={to} className={css.kind}>
            <span className={css.kindName}>{name}</span>
            <span className={classes(css.kindCount, isShort && css.danger)}>
              {value}/{of}
              {isShort && <span className="visually-hidden">, short</span>}
            </span>
            <span className={css.track} aria-hidden>
              <i className={css.filled} style={{ flexGrow: value }} />
              <i className={isShort ? css.short : css.open} style={{ flexGrow: of - value }} />
            </span>
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
          <span className={classes(css.bone, css.narrow)} />
          <span className={classes(css.bone, css.tall)} />
          <span className={css.bone} />
        </li>
      ))}
    </ul>
  )
}
