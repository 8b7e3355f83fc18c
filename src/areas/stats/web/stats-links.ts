import { clientPaths } from '#areas/clients/web/index.ts'
import { driverPaths } from '#areas/drivers/web/index.ts'
import { stringifySearch } from '#platform/web/lists/search-params.ts'
import type { Days } from '#shared/periods.ts'
import type { Measure, StatsGroup } from '../contract/choices.ts'
import type { StatsRow } from '../contract/stats.ts'
import { noneLabels } from '../rules/stats-labels.ts'
import { periodOf } from '../rules/stats-periods.ts'
import { statsPaths } from './stats-paths.ts'
import type { SeesAll } from './use-sees-all.ts'
import type { StatsSearch } from './use-stats.ts'

type Narrowing = Pick<StatsSearch, 'client_id' | 'driver_id' | 'asset_category_id' | 'job_type' | 'depot_id'>

/** The list with exactly what a figure counts; undefined where there is none, or the viewer sees only part of it. */
export function listBehind(
  measure: Measure,
  { from, to }: Days,
  by: Narrowing,
  seesAll: SeesAll,
): string | undefined {
  const { client_id, driver_id, asset_category_id, job_type, depot_id } = by
  if (asset_category_id !== undefined || depot_id !== undefined || job_type !== undefined) return undefined
  switch (measure) {
    case 'invoiced':
      return driver_id === undefined && seesAll('invoices:read')
        ? `/dashboard/invoices${stringifySearch({ status: 'Issued', from, to, client_id })}`
        : undefined
    case 'approved':
    case 'hours':
    case 'loads':
    case 'tonnes':
      return seesAll('dockets:read')
        ? `/dashboard/dockets${stringifySearch({ status: 'Approved or Invoiced', from, to, client_id, driver_id })}`
        : undefined
    // No list is of payments, of quotes by the day of their answer, or of hours and days on hire together.
    case 'paid':
    case 'win_rate':
    case 'utilisation':
      return undefined
  }
}

const isOfNone = ({ id, label }: Pick<StatsRow, 'id' | 'label'>, by: Exclude<StatsGroup, 'period'>) =>
  by === 'job_type' ? label === noneLabels.job_type : id === null

/** What a row narrows besides the filters; undefined for what has no client, category, driver or type. */
export function narrowingOf(row: StatsRow, by: StatsGroup): Narrowing | undefined {
  const { id, label, days } = row
  if (by === 'period') return days === null ? undefined : {}
  if (isOfNone(row, by)) return undefined
  if (by === 'job_type') return { job_type: label }
  if (id === null) return undefined
  return by === 'client'
    ? { client_id: id }
    : by === 'category'
      ? { asset_category_id: id }
      : { driver_id: id }
}

/** Where a row's name leads: a period to its clients, anything else to its own page or list. */
export function pageOf(row: StatsRow, search: StatsSearch, seesAll: SeesAll): string | undefined {
  const { id, label, days } = row
  const by = search.by ?? 'period'
  if (by === 'period') {
    if (days === null) return undefined
    // Its whole length, though figures end today: as many days as here are then compared.
    const { to: end } = periodOf(days.from, search.period ?? 'month')
    const to = search.to && search.to < end ? search.to : end
    return `${statsPaths.stats}${stringifySearch({ ...search, from: days.from, to, by: 'client' })}`
  }
  if (isOfNone(row, by)) return undefined
  if (by === 'job_type')
    return seesAll('jobs:read')
      ? `/dashboard/jobs${stringifySearch({ job_type: label, from: search.from, to: search.to })}`
      : undefined
  if (id === null) return undefined
  if (by === 'client') return seesAll('clients:read') ? clientPaths.edit(id) : undefined
  if (by === 'driver') return seesAll('drivers:read') ? driverPaths.edit(id) : undefined
  return seesAll('fleets:read') ? `/dashboard/fleets${stringifySearch({ asset_category_id: id })}` : undefined
}
