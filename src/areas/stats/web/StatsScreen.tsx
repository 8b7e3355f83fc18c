import { useMemo } from 'react'
import { ExportMenu } from '#platform/web/lists/ExportMenu.tsx'
import { stringifySearch } from '#platform/web/lists/search-params.ts'
import { LinkButton } from '#ui/parts/Button.tsx'
import { FigureStrip, FigureStripSkeleton } from '#ui/parts/FigureStrip.tsx'
import { EmptyState, ErrorState } from '#ui/parts/states.tsx'
import { ListScreen } from '#ui/shells/ListScreen.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { statsGroups } from '../contract/choices.ts'
import { statsEndpoints as calls } from '../contract/endpoints.ts'
import { fromFirstFigure } from '../rules/stats-figures.ts'
import { groupLabels, periodLabels } from '../rules/stats-labels.ts'
import { statsColumns, statsTotals } from './stats-columns.tsx'
import { comparedWords, statsFigures } from './stats-figures.tsx'
import { StatsChart } from './StatsChart.tsx'
import { StatsFilterBar } from './StatsFilterBar.tsx'
import css from './stats.module.css'
import { statsPaths } from './stats-paths.ts'
import { type SeesAll, useSeesAll } from './use-sees-all.ts'
import { type StatsState, useStats } from './use-stats.ts'

/** Figures of the business with the period before: as a strip, as a chart, and in a table with all of them. */
export function StatsScreen() {
  const stats = useStats()
  const seesAll = useSeesAll()
  const { search, by, period, data } = stats
  const { measure: _measure, ...filters } = search
  const nameOf = (group: StatsState['by']) => (group === 'period' ? periodLabels[period] : groupLabels[group])
  return (
    <ListScreen
      title="Statistics"
      actions={
        <>
          <LinkButton to={statsPaths.jobReport}>Job report</LinkButton>
          <ExportMenu endpoint={calls.exportStats} query={filters} />
        </>
      }
      notice={
        data ? (
          <FigureStrip
            label="Totals"
            note={comparedWords(data)}
            figures={statsFigures(data, search, seesAll)}
          />
        ) : (
          stats.loading && <FigureStripSkeleton cells={6} />
        )
      }
      views={statsGroups.map((group) => ({
        label: `By ${nameOf(group).toLowerCase()}`,
        to: `${statsPaths.stats}${stringifySearch({ ...search, by: group === 'period' ? undefined : group })}`,
      }))}
      filtering={stats}
      filters={<StatsFilterBar stats={stats} />}
    >
      {stats.error ? (
        <ErrorState message="Could not load the statistics." onRetry={stats.retry} />
      ) : (
        <StatsTable stats={stats} name={nameOf(by).toLowerCase()} seesAll={seesAll} />
      )}
    </ListScreen>
  )
}

/** The chart and the table that it is a picture of, of the same rows. */
function StatsTable({ stats, name, seesAll }: { stats: StatsState; name: string; seesAll: SeesAll }) {
  const { data, by, period, measure, loading, search } = stats
  const columns = useMemo(
    () => (data ? statsColumns({ by, period, measure, search }, data, seesAll) : []),
    [data, by, period, measure, search, seesAll],
  )
  const rows = useMemo(
    () => (by === 'period' ? fromFirstFigure(data?.rows ?? []) : (data?.rows ?? [])),
    [by, data],
  )
  const left = data ? data.row_count - data.rows.length : 0
  return (
    <>
      {data && data.rows.length > 0 && (
        <StatsChart stats={{ ...data, rows }} by={by} period={period} measure={measure} />
      )}
      <DataTable
        label={`Statistics by ${name}`}
        rows={rows}
        rowKey={(row) => row.days?.from ?? `${row.id} ${row.label}`}
        columns={columns}
        loading={loading}
        totals={data && statsTotals(data, measure)}
        empty={
          <EmptyState
            title="Nothing in these days"
            text="Approved dockets, issued invoices and answered quotes are counted here."
          />
        }
      />
      {left > 0 && (
        <p className={css.more}>
          {left.toLocaleString('en-AU')} more with smaller figures are in the total and in the export.
        </p>
      )}
    </>
  )
}
