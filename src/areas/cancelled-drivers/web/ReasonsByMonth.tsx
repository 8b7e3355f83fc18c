import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { stringifySearch } from '#platform/web/lists/search-params.ts'
import { formatMonth, melbourneDate } from '#shared/local-date.ts'
import { Link } from '#ui/navigation.tsx'
import { EmptyState, ErrorState } from '#ui/parts/states.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { useNow } from '#ui/use-now.ts'
import { cancelledDriverLabels as labels } from '../rules/cancelled-driver-labels.ts'
import { daysOfMonth, monthsUntil, type ReasonRow, reasonsByMonth } from '../rules/reasons-by-month.ts'
import { cancelledDriverPaths } from './cancelled-driver-paths.ts'
import { type CancelledDriverQuery, reasonsQuery } from './queries.ts'

const column = columnsOf<ReasonRow>()

/** Reasons of the last twelve months, or of those in the filter; each count leads to the drivers behind it. */
export function ReasonsByMonth({ query }: { query: CancelledDriverQuery }) {
  const { sort: _sort, with_total: _total, ...narrowing } = query as Record<string, string | undefined>
  const today = melbourneDate(useNow())
  const { data, isError, isPending, refetch } = useQuery({
    ...reasonsQuery(narrowing),
    placeholderData: keepPreviousData,
  })
  const months = monthsUntil(narrowing['to'] ?? today, 12)
  const rows = reasonsByMonth(data ?? [], months)
  if (isError) return <ErrorState message="Could not load the reasons." onRetry={() => void refetch()} />

  const listOf = (of: { reason?: string; from?: string; to?: string }) =>
    `${cancelledDriverPaths.list}${stringifySearch({ ...narrowing, by: undefined, ...of })}`
  const within = (month: string) => {
    const { from, to } = daysOfMonth(month)
    const [first, until] = [narrowing['from'] ?? from, narrowing['to'] ?? to]
    return { from: first > from ? first : from, to: until < to ? until : to }
  }
  const whole = { from: within(months[0] ?? '').from, to: within(months.at(-1) ?? '').to }
  const countOf = (month: string) => rows.reduce((sum, { counts }) => sum + (counts[month] ?? 0), 0)
  const shown = months.filter((month) => countOf(month) > 0)
  return (
    <DataTable
      label="Reasons by month"
      rows={rows}
      rowKey={({ reason }) => reason}
      loading={isPending}
      columns={[
        column.custom('reason', labels.reason, ({ reason }) => reason, { slot: 'title' }),
        ...shown.map((month) =>
          column.custom(
            month,
            formatMonth(month),
            ({ reason, counts }) =>
              counts[month] && <Link to={listOf({ reason, ...within(month) })}>{counts[month]}</Link>,
            { align: 'end' },
          ),
        ),
        column.custom(
          'total',
          'Total',
          ({ reason, total }) => <Link to={listOf({ reason, ...whole })}>{total}</Link>,
          {
            align: 'end',
            slot: 'figure',
          },
        ),
      ]}
      totals={
        rows.length > 0
          ? {
              label: 'All reasons',
              cells: {
                ...Object.fromEntries(
                  shown.map((month) => [
                    month,
                    <Link key={month} to={listOf(within(month))}>
                      {countOf(month)}
                    </Link>,
                  ]),
                ),
                total: <Link to={listOf(whole)}>{rows.reduce((sum, { total }) => sum + total, 0)}</Link>,
              },
            }
          : undefined
      }
      empty={
        <EmptyState
          title="No cancelled drivers"
          text="Reasons are counted here once drivers are taken off confirmed orders."
        />
      }
    />
  )
}
