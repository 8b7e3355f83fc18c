import { roles } from '#shared/roles.ts'
import { optionsOf } from '#ui/fields/options.ts'
import { type FilterProps, filterOf } from '#ui/parts/filter-of.ts'
import { FilterBar } from '#ui/parts/FilterBar.tsx'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { approvalFilters, userStatuses } from '../contract/choices.ts'
import { approvalWords, statusWords } from '../rules/user-words.ts'
import type { UserListQuery } from './queries.ts'

const typeOptions = roles.map(({ user_type, name }) => ({ value: String(user_type), label: name }))
const statusOptions = optionsOf(userStatuses, statusWords)
const approvalOptions = optionsOf(approvalFilters, approvalWords)

/** The user list's filters. */
export function UserFilterBar(props: FilterProps<UserListQuery>) {
  const filter = filterOf(props)
  return (
    <FilterBar {...props} search="Name, email or mobile">
      <FilterSelect {...filter('user_type')} label="Type" options={typeOptions} />
      <FilterSelect {...filter('status')} label="Status" options={statusOptions} />
      <FilterSelect {...filter('approval')} label="Approval" options={approvalOptions} />
    </FilterBar>
  )
}
