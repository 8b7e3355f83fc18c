import { useChoices } from '#areas/settings/web/index.ts'
import { optionsOf } from '#ui/fields/options.ts'
import { type FilterProps, filterOf } from '#ui/parts/filter-of.ts'
import { FilterBar } from '#ui/parts/FilterBar.tsx'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { productCategories } from '../contract/choices.ts'
import { productCategoryWords } from '../rules/product-words.ts'
import type { ProductListQuery } from './queries.ts'

const categoryOptions = optionsOf(productCategories, productCategoryWords)
const activeOptions = [
  { value: '1', label: 'Active' },
  { value: '0', label: 'Inactive' },
] as const

/** The product list's filters. */
export function ProductFilterBar(props: FilterProps<ProductListQuery>) {
  const filter = filterOf(props)
  const materials = useChoices('material_type', props.query.material_type)
  return (
    <FilterBar {...props} search="Code, name, material">
      <FilterSelect {...filter('category')} label="Category" options={categoryOptions} />
      <FilterSelect {...filter('material_type')} label="Material" options={materials} />
      <FilterSelect {...filter('is_active')} label="Status" options={activeOptions} />
    </FilterBar>
  )
}
