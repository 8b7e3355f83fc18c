import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { SearchBox } from '#ui/parts/SearchBox.tsx'
import { optionsOf } from '#ui/fields/options.ts'
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
export function ClientFilterBar({
  query,
  onChange,
}: {
  query: ClientListQuery
  onChange: (changes: ClientListQuery) => void
}) {
  const managers = useAccountManagers()
  return (
    <>
      <SearchBox
        value={query.search ?? ''}
        onSearch={(search) => onChange({ search })}
        placeholder="Name, number, phone, ABN, contact"
      />
      <FilterSelect
        label="Type"
        options={typeOptions}
        value={query.client_type ?? null}
        onChange={(client_type) => onChange({ client_type: client_type ?? undefined })}
      />
      <FilterSelect
        label="Account manager"
        options={managers.map(({ id, name }) => ({ value: id, label: name }))}
        value={query.account_manager_id ?? null}
        onChange={(id) => onChange({ account_manager_id: id ?? undefined })}
      />
      <FilterSelect
        label="Credit"
        options={holdOptions}
        value={query.credit_hold ?? null}
        onChange={(credit_hold) => onChange({ credit_hold: credit_hold ?? undefined })}
      />
    </>
  )
}
