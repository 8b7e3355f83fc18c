import { namesOf, optionsOf } from '#ui/fields/options.ts'
import { type FilterProps, filterOf } from '#ui/parts/filter-of.ts'
import { FilterBar } from '#ui/parts/FilterBar.tsx'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { clientTypes } from '../contract/choices.ts'
import { clientTypeWords } from '../rules/client-words.ts'
import type { ClientListQuery } from './queries.ts'
import { useAccountManagers } from './use-account-managers.ts'

const typeOptions = optionsOf(clientTypes, clientTypeWords)
const holdOptions = [
  { value: '1', label: 'On hold' },
  { value: '0', label: 'Not on hold' },
] as const

/** The client list's filters. */
export function ClientFilterBar(props: FilterProps<ClientListQuery>) {
  const filter = filterOf(props)
  const managers = namesOf(useAccountManagers())
  return (
    <FilterBar {...props} search="Name, number, phone, ABN, contact">
      <FilterSelect {...filter('client_type')} label="Type" options={typeOptions} />
      <FilterSelect {...filter('account_manager_id')} label="Account manager" options={managers} />
      <FilterSelect {...filter('credit_hold')} label="Credit" options={holdOptions} />
    </FilterBar>
  )
}
