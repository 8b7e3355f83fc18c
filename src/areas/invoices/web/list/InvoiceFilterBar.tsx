import { useQuery } from '@tanstack/react-query'
import { clientEndpoints } from '#areas/clients/contract/endpoints.ts'
import { jobEndpoints } from '#areas/jobs/contract/endpoints.ts'
import { read } from '#platform/web/calls/api.ts'
import { FilterDates } from '#ui/parts/FilterDates.tsx'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { MoreFilters } from '#ui/parts/MoreFilters.tsx'
import { SearchBox } from '#ui/parts/SearchBox.tsx'
import { invoiceStatusFilters, owingFilters } from '../../contract/choices.ts'
import { owingWords } from '../../rules/owing-words.ts'
import type { InvoiceListQuery } from '../queries.ts'

const statusOptions = invoiceStatusFilters.map((value) => ({ value, label: value }))
const owingOptions = owingFilters.map((value) => ({ value, label: owingWords[value] }))

/** The invoice list's filters. */
export function InvoiceFilterBar({
  query,
  onChange,
}: {
  query: InvoiceListQuery
  onChange: (changes: InvoiceListQuery) => void
}) {
  const { data: clients } = useQuery(
    read(clientEndpoints.listClients, { query: { sort: 'name', page_size: 200, with_total: '0' } }),
  )
  // There are too many jobs across clients to choose from.
  const { data: jobs } = useQuery({
    ...read(jobEndpoints.listJobs, {
      query: { page_size: 200, with_total: '0', client_id: query.client_id ?? 0 },
    }),
    enabled: query.client_id !== undefined,
  })
  return (
    <>
      <SearchBox
        value={query.search ?? ''}
        onSearch={(search) => onChange({ search })}
        placeholder="Number, client, job, PO"
      />
      <FilterSelect
        label="Status"
        options={statusOptions}
        value={query.status ?? null}
        onChange={(status) => onChange({ status: status ?? undefined })}
      />
      <FilterSelect
        label="Client"
        options={(clients?.rows ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        value={query.client_id ?? null}
        onChange={(id) => onChange({ client_id: id ?? undefined, job_id: undefined })}
      />
      <FilterDates query={query} onChange={onChange} />
      <MoreFilters>
        <FilterSelect
          label="Owing"
          options={owingOptions}
          value={query.owing ?? null}
          onChange={(owing) => onChange({ owing: owing ?? undefined })}
        />
        {query.client_id !== undefined && (
          <FilterSelect
            label="Job"
            options={(jobs?.rows ?? []).map(({ id, job_no, title }) => ({
              value: id,
              label: `${job_no} ${title}`,
            }))}
            value={query.job_id ?? null}
            onChange={(id) => onChange({ job_id: id ?? undefined })}
          />
        )}
      </MoreFilters>
    </>
  )
}
