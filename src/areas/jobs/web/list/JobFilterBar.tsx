import { useChoices } from '#areas/settings/web/index.ts'
import { FilterDates } from '#ui/parts/FilterDates.tsx'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { SearchBox } from '#ui/parts/SearchBox.tsx'
import { jobStatuses } from '../../contract/choices.ts'
import type { JobListQuery } from '../queries.ts'

const statusOptions = jobStatuses.map((status) => ({ value: status, label: status }))
const cancelledOptions = statusOptions.filter(({ value }) => value.startsWith('Cancelled'))
const unfilledOptions = [{ value: '1', label: 'To fill' }] as const

/** The job list's filters. `cancelled`: offers only the statuses of cancelled jobs. */
export function JobFilterBar({
  query,
  cancelled,
  onChange,
}: {
  query: JobListQuery
  cancelled: boolean
  onChange: (changes: JobListQuery) => void
}) {
  const types = useChoices('job_type', query.job_type)
  return (
    <>
      <SearchBox
        value={query.search ?? ''}
        onSearch={(search) => onChange({ search })}
        placeholder="No., title, client, site, PO, quote"
      />
      <FilterSelect
        label="Status"
        options={cancelled ? cancelledOptions : statusOptions}
        value={query.status ?? null}
        onChange={(status) => onChange({ status: status ?? undefined })}
      />
      <FilterSelect
        label="Type"
        options={types}
        value={query.job_type ?? null}
        onChange={(job_type) => onChange({ job_type: job_type ?? undefined })}
      />
      <FilterDates query={query} onChange={onChange} />
      {!cancelled && (
        <FilterSelect
          label="Orders"
          options={unfilledOptions}
          value={query.unfilled ?? null}
          onChange={(unfilled) => onChange({ unfilled: unfilled ?? undefined })}
        />
      )}
    </>
  )
}
