import { useId } from 'react'
import { formatMoney } from '#shared/money.ts'
import { ColumnChart } from '#ui/charts/ColumnChart.tsx'
import type { HomeChart } from '../contract/home.ts'
import { PanelHead } from './PanelHead.tsx'
import css from './chart-panel.module.css'

const count = (value: number) => value.toLocaleString('en-AU')
const thousands = (cents: number) => `$${count(Math.round(cents / 100_000))}k`

/** Figures by week, each with the list behind it. */
export function ChartPanel({ chart }: { chart: HomeChart }) {
  const id = useId()
  const { title, hint, more_label, is_money, columns } = chart
  return (
    <section className={css.panel} aria-labelledby={id}>
      <PanelHead id={id} title={title}>
        <span className={css.legend}>
          {hint}
          {more_label && (
            <span className={css.key}>
              <i className={css.outline} aria-hidden />
              {more_label}
            </span>
          )}
        </span>
      </PanelHead>
      <ColumnChart
        label={title}
        head="Week"
        {...(more_label && { moreHead: more_label })}
        words={is_money ? thousands : count}
        exact={is_money ? formatMoney : count}
        columns={columns.map(({ key, label, value, more, is_now, is_bad, link }) => ({
          key,
          label,
          value,
          more,
          isNow: is_now === 1,
          isBad: is_bad === 1,
          ...(link && { to: link }),
        }))}
      />
    </section>
  )
}
