import { clientPaths } from '#areas/clients/web/index.ts'
import { driverPaths } from '#areas/drivers/web/index.ts'
import { stringifySearch } from '#platform/web/lists/search-params.ts'
import type { Days } from '#shared/periods.ts'
import type { Measure, StatsGroup } from '../contract/choices.ts'
import type { StatsRow } from '../contract/stats.ts'
import { statsPaths } from './stats-paths.ts'
import type { StatsSearch } from './use-stats.ts'

type Narrowing = Pick<StatsSearch, 'client_id' | 'driver_id' | 'asset_category_id' | 'job_type' | 'depot_id'>

/** The list behind a figure, filtered as it is; undefined where the list has no such filter. */
export function listBehind(measure: Measure, { from, to }: Days, by: Narrowing): string | undefined {
  const { client_id, driver_id, asset_category_id, job_type, depot_id } = by
  const isOfMachines = asset_category_id !== undefined || depot_id !== undefined
  switch (measure) {
    case 'invoiced':
      return isOfMachines || driver_id !== undefined || job_type !== undefined
        ? undefined
        : `/dashboard/invoices${stringifySearch({ status: 'Issued', from, to, client_id })}`
    case 'win_rate':
      return job_type === undefined
        ? `/dashboard/quotes${stringifySearch({ won_from: from, client_id })}`
        : undefined
    case 'paid':
      return `/dashboard/invoices${stringifySearch({ status: 'Paid', client_id })}`
    case 'utilisation':
      return `/dashboard/fleets${stringifySearch({ asset_category_id, depot_id })}`
    case 'done':
    case 'hours':
    case 'loads':
    case 'tonnes':
      return isOfMachines || job_type !== undefined
        ? undefined
        : `/dashboard/dockets${stringifySearch({ status: 'Done', from, to, client_id, driver_id })}`
  }
}

/** What a row narrows besides the filters; undefined for what has no client, category, driver or type. */
export function narrowingOf({ id, label, days }: StatsRow, by: StatsGroup): Narrowing | undefined {
  if (by === 'period') return days === null ? undefined : {}
  if (by === 'job_type') return { job_type: label }
  if (id === null) return undefined
  return by === 'client'
    ? { client_id: id }
    : by === 'category'
      ? { asset_category_id: id }
      : { driver_id: id }
}

/** Where a row's name leads: a period to its clients, anything else to its own page or list. */
export function pageOf(
  { id, label, days }: StatsRow,
  by: StatsGroup,
  search: StatsSearch,
): string | undefined {
  if (by === 'period')
    return days ? `${statsPaths.stats}${stringifySearch({ ...search, ...days, by: 'client' })}` : undefined
  if (by === 'job_type')
    return `/dashboard/jobs${stringifySearch({ job_type: label, from: search.from, to: search.to })}`
  if (id === null) return undefined
  if (by === 'client') return clientPaths.edit(id)
  return by === 'driver'
    ? driverPaths.edit(id)
    : `/dashboard/fleets${stringifySearch({ asset_category_id: id })}`
}
