import { useQuery } from '@tanstack/react-query'
import { clientSearch } from '#areas/clients/web/index.ts'
import { driverSearch } from '#areas/drivers/web/index.ts'
import { categoriesQuery } from '#areas/resources/web/index.ts'
import { DepotFilter, useChoices } from '#areas/settings/web/index.ts'
import { RecordFilter } from '#platform/web/lists/RecordFilter.tsx'
import { namesOf, optionsOf } from '#ui/fields/options.ts'
import { filterOf } from '#ui/parts/filter-of.ts'
import { FilterDates } from '#ui/parts/FilterDates.tsx'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { statsPeriods } from '../contract/choices.ts'
import { groupLabels, measureLabels, periodLabels } from '../rules/stats-labels.ts'
import type { StatsState } from './use-stats.ts'

const periodOptions = optionsOf(statsPeriods, periodLabels)

/** What is shown and for whom. */
export function StatsFilterBar({
  stats: { search, set, period, by, measure, usable },
}: {
  stats: StatsState
}) {
  const filter = filterOf({ query: search, onChange: set })
  const categories = namesOf(useQuery(categoriesQuery()).data)
  const types = useChoices('job_type', search.job_type ?? null)
  return (
    <>
      <FilterDates query={search} onChange={set} />
      {by === 'period' && (
        <FilterSelect {...filter('period')} value={period} label="By" options={periodOptions} isAlwaysSet />
      )}
      <FilterSelect
        {...filter('measure')}
        value={measure}
        label="Chart"
        options={optionsOf(usable, measureLabels)}
        isAlwaysSet
      />
      <RecordFilter {...filter('client_id')} label={groupLabels.client} search={clientSearch} />
      <FilterSelect {...filter('asset_category_id')} label={groupLabels.category} options={categories} />
      <RecordFilter {...filter('driver_id')} label={groupLabels.driver} search={driverSearch} />
      <FilterSelect {...filter('job_type')} label={groupLabels.job_type} options={types} />
      <DepotFilter {...filter('depot_id')} />
    </>
  )
}
