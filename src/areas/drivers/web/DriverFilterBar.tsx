import { DepotFilter } from '#areas/settings/web/index.ts'
import { optionsOf } from '#ui/fields/options.ts'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { SearchBox } from '#ui/parts/SearchBox.tsx'
import { driverStatuses, employments, licenceClasses } from '../contract/choices.ts'
import { driverStatusWords, employmentWords } from '../rules/driver-words.ts'
import type { DriverListQuery } from './queries.ts'

const employmentOptions = optionsOf(employments, employmentWords)
const statusOptions = optionsOf(driverStatuses, driverStatusWords)
const classOptions = licenceClasses.map((name) => ({ value: name, label: name }))

/** The driver list's filters. */
export function DriverFilterBar({
  query,
  onChange,
}: {
  query: DriverListQuery
  onChange: (changes: DriverListQuery) => void
}) {
  return (
    <>
      <SearchBox
        value={query.search ?? ''}
        onSearch={(search) => onChange({ search })}
        placeholder="Name, number, mobile, licence"
      />
      <FilterSelect
        label="Employment"
        options={employmentOptions}
        value={query.employment ?? null}
        onChange={(employment) => onChange({ employment: employment ?? undefined })}
      />
      <FilterSelect
        label="Licence"
        options={classOptions}
        value={query.licence_class ?? null}
        onChange={(licence_class) => onChange({ licence_class: licence_class ?? undefined })}
      />
      <DepotFilter
        value={query.depot_id as number | undefined}
        onChange={(depot_id) => onChange({ depot_id })}
      />
      <FilterSelect
        label="Status"
        options={statusOptions}
        value={query.status ?? null}
        onChange={(status) => onChange({ status: status ?? undefined })}
      />
    </>
  )
}
