import { useChoices } from '#areas/settings/web/index.ts'
import { optionsOf } from '#ui/fields/options.ts'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { SearchBox } from '#ui/parts/SearchBox.tsx'
import { productCategories } from '../contract/choices.ts'
import { productCategoryWords } from '../rules/product-words.ts'
import type { ProductListQuery } from './queries.ts'

const categoryOptions = optionsOf(productCategories, productCategoryWords)
const activeOptions = [
  { value: '1', label: 'Active' },
  { value: '0', label: 'Inactive' },
] as const

/** The product list's filters. */
export function ProductFilterBar({
  query,
  onChange,
}: {
  query: ProductListQuery
  onChange: (changes: ProductListQuery) => void
}) {
  const materials = useChoices('material_type', query.material_type)
  return (
    <>
      <SearchBox
        value={query.search ?? ''}
        onSearch={(search) => onChange({ search })}
        placeholder="Code, name, material"
      />
      <FilterSelect
        label="Category"
        options={categoryOptions}
        value={query.category ?? null}
        onChange={(category) => onChange({ category: category ?? undefined })}
      />
      <FilterSelect
        label="Material"
        options={materials}
        value={query.material_type ?? null}
        onChange={(material_type) => onChange({ material_type: material_type ?? undefined })}
      />
      <FilterSelect
        label="Status"
        options={activeOptions}
        value={query.is_active ?? null}
        onChange={(is_active) => onChange({ is_active: is_active ?? undefined })}
      />
    </>
  )
}
