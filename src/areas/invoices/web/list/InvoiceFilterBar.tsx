import { clientSearch } from '#areas/clients/web/index.ts'
import { jobFilter } from '#areas/jobs/web/index.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { RecordFilter } from '#platform/web/lists/RecordFilter.tsx'
import { optionsOf, statusOptionsOf } from '#ui/fields/options.ts'
import { type FilterProps, filterOf } from '#ui/parts/filter-of.ts'
import { FilterBar } from '#ui/parts/FilterBar.tsx'
import { FilterDates } from '#ui/parts/FilterDates.tsx'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { MoreFilters } from '#ui/parts/MoreFilters.tsx'
import { type InvoiceStatusFilter, invoiceStatuses, owingFilters } from '../../contract/choices.ts'
import { invoiceGroupOptions } from '../../rules/invoice-labels.ts'
import { owingWords } from '../../rules/owing-words.ts'
import type { InvoiceListQuery } from '../queries.ts'

const statusOptions = statusOptionsOf<InvoiceStatusFilter>(invoiceStatuses, invoiceGroupOptions)
const owingOptions = optionsOf(owingFilters, owingWords)

/** The invoice list's filters. */
export function InvoiceFilterBar(props: FilterProps<InvoiceListQuery>) {
  const filter = filterOf(props)
  const may = useMay()
  const owingFilter = {
    label: 'Owing',
    filter: (label: string) => <FilterSelect {...filter('owing')} label={label} options={owingOptions} />,
  }
  return (
    <FilterBar {...props} search="Number, client, job, PO">
      <FilterSelect {...filter('status')} label="Status" options={statusOptions} />
      <RecordFilter {...filter('client_id', { job_id: undefined })} label="Client" search={clientSearch} />
      <FilterDates {...props} />
      <MoreFilters filters={[owingFilter, ...(may('jobs:read') ? [jobFilter(props)] : [])]} />
    </FilterBar>
  )
}
