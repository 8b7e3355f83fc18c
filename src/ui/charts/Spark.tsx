import css from './Spark.module.css'

const width = 68
const height = 26

/** The course of a figure, drawn next to it; its caption gives the total. */
export function Spark({ values }: { values: readonly number[] }) {
  const most = Math.max(...values, 1)
  const points = values.map((value, at) => ({
    x: 2 + (at * (width - 6)) / Math.max(values.length - 1, 1),
    y: height - 3 - (value / most) * (height - 6),
  }))
  const last = points.at(-1)
  if (!last) return null
  const line = points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')
  return (
    <svg className={css.spark} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      <polygon points={`2,${height} ${line} ${last.x.toFixed(1)},${height}`} />
      <polyline points={line} />
      <circle cx={last.x} cy={last.y} r={2.25} />
    </svg>
  )
}
