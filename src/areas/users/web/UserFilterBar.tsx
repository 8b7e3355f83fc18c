import { roles } from '#shared/roles.ts'
import { optionsOf } from '#ui/fields/options.ts'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { SearchBox } from '#ui/parts/SearchBox.tsx'
import { approvalFilters, userStatuses } from '../contract/choices.ts'
import { approvalWords, statusWords } from '../rules/user-words.ts'
import type { UserListQuery } from './queries.ts'

const typeOptions = roles.map(({ user_type, name }) => ({ value: String(user_type), label: name }))
const statusOptions = optionsOf(userStatuses, statusWords)
const approvalOptions = optionsOf(approvalFilters, approvalWords)

/** The user list's filters. */
export function UserFilterBar({
  query,
  onChange,
}: {
  query: UserListQuery
  onChange: (changes: UserListQuery) => void
}) {
  return (
    <>
      <SearchBox
        value={query.search ?? ''}
        onSearch={(search) => onChange({ search })}
        placeholder="Name, email or mobile"
      />
      <FilterSelect
        label="Type"
        options={typeOptions}
        value={query.user_type ?? null}
        onChange={(user_type) => onChange({ user_type: user_type ?? undefined })}
      />
      <FilterSelect
        label="Status"
        options={statusOptions}
        value={query.status ?? null}
        onChange={(status) => onChange({ status: status ?? undefined })}
      />
      <FilterSelect
        label="Approval"
        options={approvalOptions}
        value={query.approval ?? null}
        onChange={(approval) => onChange({ approval: approval ?? undefined })}
      />
    </>
  )
}
