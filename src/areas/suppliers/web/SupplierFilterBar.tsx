import { optionsOf } from '#ui/fields/options.ts'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { SearchBox } from '#ui/parts/SearchBox.tsx'
import { supplierCategories } from '../contract/choices.ts'
import { supplierCategoryWords } from '../rules/supplier-labels.ts'
import type { SupplierListQuery } from './queries.ts'

const categoryOptions = optionsOf(supplierCategories, supplierCategoryWords)

/** What narrows the list of suppliers. */
export function SupplierFilterBar({
  query,
  onChange,
}: {
  query: SupplierListQuery
  onChange: (changes: SupplierListQuery) => void
}) {
  return (
    <>
      <SearchBox
        value={query.search ?? ''}
        onSearch={(search) => onChange({ search })}
        placeholder="Name, number, phone, ABN"
      />
      <FilterSelect
        label="Supplies anything"
        options={categoryOptions}
        value={query.category ?? null}
        onChange={(category) => onChange({ category: category ?? undefined })}
      />
    </>
  )
}
