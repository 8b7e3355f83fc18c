import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useId } from 'react'
import { Link } from '../navigation.tsx'
import css from './ColumnChart.module.css'
import { axisOf, labelStep } from './axis.ts'

export interface Column {
  key: string
  /** Under the column. */
  label: string
  /** Null where it is not known: a gap. */
  value: number | null
  /** Added on top, outlined: what is still to come. */
  more?: number
  /** The current one. */
  isNow?: boolean
  /** Red: it is late. */
  isBad?: boolean
  /** The list behind it. */
  to?: string
}

const height = 132
const base = 110
/** Of a column with the gap beside it. */
const slotWidth = 60
/** Of the axis, and of a phone’s screen: drawn as wide as it is, its text keeps its size. */
const axisWidth = 58
const phoneWidth = 366
/** About as wide as a letter. */
const letterWidth = 6.2

/** Columns with an axis, a label above each, and the same as a table for those who do not see them. */
export function ColumnChart({
  label,
  head,
  columns,
  words,
  exact,
  moreHead,
}: {
  /** What it shows. */
  label: string
  /** What the columns are: "Week". */
  head: string
  columns: readonly Column[]
  /** A value in few letters, above its column and on the axis. */
  words: (value: number) => string
  /** A value in full, in the table. */
  exact: (value: number) => ReactNode
  /** What the outlined part is, in the table. */
  moreHead?: string
}) {
  const id = useId()
  const isPhone = useMediaQuery('(width < 640px)', undefined, { getInitialValueInEffect: false })
  const slot = isPhone ? Math.min(slotWidth, (phoneWidth - axisWidth) / columns.length) : slotWidth
  const names = columns.map(({ label: name }) => name)
  const every = isPhone ? labelStep(names, slot / letterWidth) : 1
  const marks = axisOf(Math.max(...columns.map(({ value, more = 0 }) => (value ?? 0) + more), 0))
  const top = marks.at(-1) ?? 1
  const y = (value: number) => base - (value / top) * (base - 16)
  return (
    <figure className={css.chart}>
      <svg viewBox={`-8 0 ${columns.length * slot + axisWidth} ${height}`} aria-hidden focusable="false">
        {marks.map((mark) => (
          <g key={mark}>
            <line className={css.grid} x1={34} x2={columns.length * slot + 34} y1={y(mark)} y2={y(mark)} />
            <text className={css.axis} x={28} y={y(mark) + 3.5} textAnchor="end">
              {words(mark)}
            </text>
          </g>
        ))}
        {columns.map((column, at) => (
          <Bar
            key={column.key}
            column={column}
            x={34 + at * slot + slot / 4}
            width={slot / 2}
            hasText={(columns.length - 1 - at) % every === 0}
            y={y}
            words={words}
          />
        ))}
      </svg>
      <table className={css.table} aria-labelledby={id}>
        <caption id={id}>{label}</caption>
        <thead>
          <tr>
            <th>{head}</th>
            <th>{label}</th>
            {moreHead && <th>{moreHead}</th>}
          </tr>
        </thead>
        <tbody>
          {columns.map(({ key, label: name, value, more = 0, to }) => (
            <tr key={key}>
              <th scope="row">{to ? <Link to={to}>{name}</Link> : name}</th>
              <td>{value === null ? '–' : exact(value)}</td>
              {moreHead && <td>{exact(more)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

function Bar({
  column: { label, value, more = 0, isNow, isBad },
  x,
  width,
  hasText,
  y,
  words,
}: {
  column: Column
  x: number
  width: number
  /** There is room for its label and value. */
  hasText: boolean
  y: (value: number) => number
  words: (value: number) => string
}) {
  const known = value ?? 0
  const whole = known + more
  const look = isBad ? css.bad : isNow ? css.now : css.ink
  return (
    <g>
      {more > 0 && (
        <rect className={css.more} x={x + 0.5} width={width - 1} y={y(whole)} height={y(known) - y(whole)} />
      )}
      {value !== null && <rect className={look} x={x} width={width} y={y(value)} height={base - y(value)} />}
      {hasText && (
        <>
          <text className={css.value} x={x + width / 2} y={y(whole) - 4} textAnchor="middle">
            {more > 0 ? `${words(known)} + ${words(more)}` : known > 0 ? words(known) : ''}
          </text>
          <text className={css.axis} x={x + width / 2} y={height - 7} textAnchor="middle">
            {label}
          </text>
        </>
      )}
    </g>
  )
}
