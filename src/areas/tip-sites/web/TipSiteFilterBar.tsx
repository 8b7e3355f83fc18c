import { useChoices } from '#areas/settings/web/index.ts'
import { type FilterProps, filterOf } from '#ui/parts/filter-of.ts'
import { FilterBar } from '#ui/parts/FilterBar.tsx'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { acceptedLabels } from '../rules/tip-site-labels.ts'
import type { TipSiteListQuery } from './queries.ts'

const openOptions = [
  { value: '1', label: 'Open' },
  { value: '0', label: 'Closed' },
] as const

/** The tip site list's filters. */
export function TipSiteFilterBar(props: FilterProps<TipSiteListQuery>) {
  const filter = filterOf(props)
  const materials = useChoices('material_type', props.query.material)
  return (
    <FilterBar {...props} search="Name, suburb, licence, account">
      <FilterSelect {...filter('material')} label={acceptedLabels.material} options={materials} />
      <FilterSelect {...filter('open_today')} label="Today" options={openOptions} />
    </FilterBar>
  )
}
