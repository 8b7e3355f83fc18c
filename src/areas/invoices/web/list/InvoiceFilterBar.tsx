import { ClientFilter } from '#areas/clients/web/index.ts'
import { JobFilter } from '#areas/jobs/web/index.ts'
import { optionsOf } from '#ui/fields/options.ts'
import { type FilterProps, filterOf } from '#ui/parts/filter-of.ts'
import { FilterBar } from '#ui/parts/FilterBar.tsx'
import { FilterDates } from '#ui/parts/FilterDates.tsx'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { MoreFilters } from '#ui/parts/MoreFilters.tsx'
import { invoiceStatusFilters, owingFilters } from '../../contract/choices.ts'
import { owingWords } from '../../rules/owing-words.ts'
import type { InvoiceListQuery } from '../queries.ts'

const statusOptions = optionsOf(invoiceStatusFilters)
const owingOptions = optionsOf(owingFilters, owingWords)

/** The invoice list's filters. */
export function InvoiceFilterBar(props: FilterProps<InvoiceListQuery>) {
  const filter = filterOf(props)
  const { client_id } = props.query
  return (
    <FilterBar {...props} search="Number, client, job, PO">
      <FilterSelect {...filter('status')} label="Status" options={statusOptions} />
      <ClientFilter {...filter('client_id', { job_id: undefined })} />
      <FilterDates {...props} />
      <MoreFilters>
        <FilterSelect {...filter('owing')} label="Owing" options={owingOptions} />
        {/* There are too many jobs across clients to choose from. */}
        {client_id !== undefined && <JobFilter {...filter('job_id')} client_id={client_id} />}
      </MoreFilters>
    </FilterBar>
  )
}
