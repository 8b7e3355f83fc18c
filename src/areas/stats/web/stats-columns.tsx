import type { ReactNode } from 'react'
import { Link } from '#ui/navigation.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import type { Totals } from '#ui/table/TableTotals.tsx'
import { type Measure, measures } from '../contract/choices.ts'
import type { Stats, StatsFigures, StatsRow } from '../contract/stats.ts'
import { valueOf } from '../rules/stats-figures.ts'
import { groupLabels, measureLabels, periodLabels } from '../rules/stats-labels.ts'
import { changeOf, figureText, plainText } from './measure-words.tsx'
import { listBehind, narrowingOf, pageOf } from './stats-links.ts'
import type { SeesAll } from './use-sees-all.ts'
import type { StatsState } from './use-stats.ts'

const column = columnsOf<StatsRow>()

/** Whether these figures have one for a measure: the viewer may see it, and it can be told for such rows. */
export function hasMeasure(figures: StatsFigures, measure: Measure): boolean {
  if (measure === 'win_rate') return typeof figures.quotes_ended === 'number'
  if (measure === 'utilisation') return figures.utilisation !== null
  if (measure === 'approved' || measure === 'invoiced' || measure === 'paid')
    return typeof figures[`${measure}_cents`] === 'number'
  return true
}

/** `4 of 10, 40%`: a share alone says nothing of how many there were. */
function cellText(measure: Measure, figures: StatsFigures): ReactNode {
  const share = valueOf(figures, measure)
  return measure === 'win_rate' && share !== null
    ? `${figures.quotes_won} of ${figures.quotes_ended}, ${plainText(measure, share)}`
    : figureText(measure, figures)
}

/** A row's figures, each leading to the list behind it, and how the chart's measure changed. */
export function statsColumns(
  { by, period, measure, search }: Pick<StatsState, 'by' | 'period' | 'measure' | 'search'>,
  { days, now }: Stats,
  seesAll: SeesAll,
) {
  const linked = (row: StatsRow, shown: Measure) => {
    const narrowing = narrowingOf(row, by)
    const to = narrowing && listBehind(shown, row.days ?? days, { ...search, ...narrowing }, seesAll)
    const text = cellText(shown, row.now)
    return to && text !== null ? <Link to={to}>{text}</Link> : text
  }
  const head = by === 'period' ? periodLabels[period] : groupLabels[by]
  return [
    column.custom(
      'label',
      head,
      (row) => {
        const to = pageOf(row, search, seesAll)
        return to ? <Link to={to}>{row.label}</Link> : row.label
      },
      { slot: 'title', opens: true },
    ),
    ...measures
      .filter((shown) => hasMeasure(now, shown))
      .map((shown) =>
        column.custom(shown, measureLabels[shown], (row) => linked(row, shown), {
          align: 'end',
          ...(shown === measure && { slot: 'named' as const }),
        }),
      ),
    column.custom('before', `${measureLabels[measure]} before`, (row) => figureText(measure, row.before), {
      align: 'end',
    }),
    column.custom('change', 'Change', (row) => changeOf(measure, row.now, row.before), {
      align: 'end',
      slot: 'detail',
    }),
  ]
}

/** What all rows come to, those that are not shown included. */
export const statsTotals = ({ now, before }: Stats, measure: Measure): Totals => ({
  label: 'Total',
  cells: {
    ...Object.fromEntries(measures.map((shown) => [shown, cellText(shown, now)])),
    before: figureText(measure, before),
    change: changeOf(measure, now, before),
  },
})
