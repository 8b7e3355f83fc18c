import { DepotFilter } from '#areas/settings/web/index.ts'
import type { QueryOf } from '#platform/web/lists/list-query.ts'
import { optionsOf } from '#ui/fields/options.ts'
import { type FilterProps, filterOf } from '#ui/parts/filter-of.ts'
import { FilterBar } from '#ui/parts/FilterBar.tsx'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { fleetConcerns, fleetStates } from '../contract/choices.ts'
import type { fleetEndpoints } from '../contract/endpoints.ts'
import { fleetLabels as labels } from '../rules/fleet-labels.ts'
import { fleetStateWords } from '../rules/fleet-words.ts'

const stateOptions = optionsOf(fleetStates, fleetStateWords)
const concernOptions = optionsOf(fleetConcerns, {
  defects: 'Open defects',
  service: 'Service due',
  expiring: 'Expiring',
})

/** What narrows the machines; `categories` by id. */
export function FleetFilterBar({
  categories,
  ...props
}: FilterProps<QueryOf<typeof fleetEndpoints.listFleets>> & { categories: ReadonlyMap<number, string> }) {
  const filter = filterOf(props)
  return (
    <FilterBar {...props} search="Fleet number, name, registration">
      <FilterSelect {...filter('state')} label={labels.state} options={stateOptions} />
      <FilterSelect
        {...filter('asset_category_id')}
        label={labels.category}
        options={[...categories].map(([value, label]) => ({ value, label }))}
      />
      <FilterSelect {...filter('concern')} label="Needs attention" options={concernOptions} />
      <DepotFilter {...filter('depot_id')} />
    </FilterBar>
  )
}
