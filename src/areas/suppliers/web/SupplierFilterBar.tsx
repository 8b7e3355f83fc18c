import { optionsOf } from '#ui/fields/options.ts'
import { type FilterProps, filterOf } from '#ui/parts/filter-of.ts'
import { FilterBar } from '#ui/parts/FilterBar.tsx'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { supplierCategories } from '../contract/choices.ts'
import { supplierLabels as labels, supplierCategoryWords } from '../rules/supplier-labels.ts'
import type { SupplierListQuery } from './queries.ts'

const categoryOptions = optionsOf(supplierCategories, supplierCategoryWords)

/** The supplier list's filters. */
export function SupplierFilterBar(props: FilterProps<SupplierListQuery>) {
  return (
    <FilterBar {...props} search="Name, number, phone, ABN">
      <FilterSelect {...filterOf(props)('category')} label={labels.categories} options={categoryOptions} />
    </FilterBar>
  )
}
