import { ColumnChart } from '#ui/charts/ColumnChart.tsx'
import { ShareBar } from '#ui/parts/PanelRow.tsx'
import type { Measure, StatsGroup } from '../contract/choices.ts'
import type { Stats } from '../contract/stats.ts'
import { measureLabels, measureSources, periodLabels } from '../rules/stats-labels.ts'
import { valueOf } from '../rules/stats-figures.ts'
import { exactText, figureText, shortText } from './measure-words.tsx'
import css from './stats.module.css'

/** How many of the latest periods, or of the largest rows, fit. */
const maxColumns = 18
const maxBars = 8

/** A picture of one column of the table below it: periods as columns, anything else as bars. */
export function StatsChart({
  stats,
  by,
  period,
  measure,
}: {
  stats: Stats
  by: StatsGroup
  period: keyof typeof periodLabels
  measure: Measure
}) {
  return (
    <section className={css.chart} aria-label={`Chart: ${measureLabels[measure]}`}>
      <p className={css.source}>
        <strong>{measureLabels[measure]}</strong> {measureSources[measure]}
      </p>
      {by === 'period' ? (
        <ColumnChart
          label={measureLabels[measure]}
          head={periodLabels[period]}
          words={(value) => shortText(measure, value)}
          exact={(value) => exactText(measure, value)}
          columns={stats.rows.slice(-maxColumns).map((row) => ({
            key: row.label,
            label: row.label.replace(/ \d{4}$/, ''),
            value: valueOf(row.now, measure),
            isNow: row.days?.to === stats.days.to,
          }))}
        />
      ) : (
        <Bars stats={stats} measure={measure} />
      )}
    </section>
  )
}

/** The table says the same: nothing here is read out. */
function Bars({ stats, measure }: { stats: Stats; measure: Measure }) {
  const rows = stats.rows.slice(0, maxBars).filter(({ now }) => (valueOf(now, measure) ?? 0) > 0)
  const largest = Math.max(0, ...rows.map(({ now }) => valueOf(now, measure) ?? 0))
  return (
    <ul className={css.bars} aria-hidden>
      {rows.map((row) => (
        <li key={`${row.id} ${row.label}`} className={css.bar}>
          <span className={css.name}>{row.label}</span>
          <ShareBar share={(valueOf(row.now, measure) ?? 0) / largest} />
          <strong>{figureText(measure, row.now) ?? '–'}</strong>
        </li>
      ))}
    </ul>
  )
}
