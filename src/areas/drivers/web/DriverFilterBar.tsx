import { DepotFilter } from '#areas/settings/web/index.ts'
import { optionsOf } from '#ui/fields/options.ts'
import { type FilterProps, filterOf } from '#ui/parts/filter-of.ts'
import { FilterBar } from '#ui/parts/FilterBar.tsx'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { driverStatuses, employments, licenceClasses } from '../contract/choices.ts'
import { driverStatusWords, employmentWords } from '../rules/driver-words.ts'
import type { DriverListQuery } from './queries.ts'

const employmentOptions = optionsOf(employments, employmentWords)
const statusOptions = optionsOf(driverStatuses, driverStatusWords)
const classOptions = optionsOf(licenceClasses)

/** The driver list's filters. */
export function DriverFilterBar(props: FilterProps<DriverListQuery>) {
  const filter = filterOf(props)
  return (
    <FilterBar {...props} search="Name, number, mobile, licence">
      <FilterSelect {...filter('employment')} label="Employment" options={employmentOptions} />
      <FilterSelect {...filter('licence_class')} label="Licence" options={classOptions} />
      <DepotFilter {...filter('depot_id')} />
      <FilterSelect {...filter('status')} label="Status" options={statusOptions} />
    </FilterBar>
  )
}
