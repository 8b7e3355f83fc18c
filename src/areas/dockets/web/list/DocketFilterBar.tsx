import { useQuery } from '@tanstack/react-query'
import { clientEndpoints } from '#areas/clients/contract/endpoints.ts'
import { driverEndpoints } from '#areas/drivers/contract/endpoints.ts'
import { jobEndpoints } from '#areas/jobs/contract/endpoints.ts'
import { read } from '#platform/web/calls/api.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { FilterDates } from '#ui/parts/FilterDates.tsx'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { MoreFilters } from '#ui/parts/MoreFilters.tsx'
import { SearchBox } from '#ui/parts/SearchBox.tsx'
import { docketStatusFilters } from '../../contract/choices.ts'
import type { DocketListQuery } from '../queries.ts'

const statusOptions = docketStatusFilters
  // Replaced revisions are in no list.
  .filter((status) => status !== 'Superseded')
  .map((value) => ({ value, label: value }))
const choices = { page_size: 200, with_total: '0' } as const

/** The docket list's filters. */
export function DocketFilterBar({
  query,
  onChange,
}: {
  query: DocketListQuery
  onChange: (changes: DocketListQuery) => void
}) {
  const may = useMay()
  const clients = useQuery({
    ...read(clientEndpoints.listClients, { query: { ...choices, sort: 'name' } }),
    enabled: may('clients:read'),
  })
  const jobs = useQuery({
    ...read(jobEndpoints.listJobs, {
      query: { ...choices, ...(query.client_id === undefined ? {} : { client_id: query.client_id }) },
    }),
    enabled: may('jobs:read'),
  })
  const drivers = useQuery({
    ...read(driverEndpoints.listDrivers, { query: { ...choices, sort: 'name' } }),
    enabled: may('drivers:read'),
  })
  return (
    <>
      <SearchBox
        value={query.search ?? ''}
        onSearch={(search) => onChange({ search })}
        placeholder="Number, PO, job, client, driver, asset"
      />
      <FilterSelect
        label="Status"
        options={statusOptions}
        value={query.status ?? null}
        onChange={(status) => onChange({ status: status ?? undefined })}
      />
      {may('clients:read') && (
        <FilterSelect
          label="Client"
          options={(clients.data?.rows ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          value={query.client_id ?? null}
          onChange={(id) => onChange({ client_id: id ?? undefined, job_id: undefined })}
        />
      )}
      <FilterDates query={query} onChange={onChange} />
      <MoreFilters>
        <FilterSelect
          label="Job"
          options={(jobs.data?.rows ?? []).map(({ id, job_no, title }) => ({
            value: id,
            label: `${job_no} ${title}`,
          }))}
          value={query.job_id ?? null}
          onChange={(id) => onChange({ job_id: id ?? undefined })}
        />
        {may('dockets:write') && (
          <FilterSelect
            label="Driver"
            options={(drivers.data?.rows ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            value={query.driver_id ?? null}
            onChange={(id) => onChange({ driver_id: id ?? undefined })}
          />
        )}
      </MoreFilters>
    </>
  )
}
