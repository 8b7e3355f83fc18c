import { IconCurrencyDollar } from '@tabler/icons-react'
import { useMemo } from 'react'
import { ImportButton } from '#areas/imports/web/index.ts'
import { useChoices } from '#areas/settings/web/index.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { ExportMenu } from '#platform/web/lists/ExportMenu.tsx'
import { RecordList } from '#platform/web/lists/RecordList.tsx'
import { useList } from '#platform/web/lists/use-list.ts'
import { optionsOf } from '#ui/fields/options.ts'
import { type FilterProps, filterOf } from '#ui/parts/filter-of.ts'
import { FilterBar } from '#ui/parts/FilterBar.tsx'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { productCategories } from '../contract/choices.ts'
import { productEndpoints } from '../contract/endpoints.ts'
import { productCategoryWords } from '../rules/product-words.ts'
import { hiddenAtFirst, productColumns } from './product-columns.tsx'
import { productPaths } from './product-paths.ts'
import { productRecord } from './product-record.ts'
import type { ProductListQuery } from './queries.ts'

const categoryOptions = optionsOf(productCategories, productCategoryWords)
const activeOptions = [
  { value: '1', label: 'Active' },
  { value: '0', label: 'Inactive' },
] as const
const importable = { product: 'products:write' } as const

/** Products with today's prices, or archived ones. */
export function ProductListScreen({ archived = false }: { archived?: boolean }) {
  const list = useList(productEndpoints.listProducts, { archived, sort: 'code', hidden: hiddenAtFirst })
  const seesCost = useMay()('products:cost')
  const columns = useMemo(() => productColumns(seesCost), [seesCost])

  return (
    <RecordList
      record={productRecord}
      list={list}
      columns={columns}
      nameOf={({ name }) => name}
      empty="Add what you charge for: hire, cartage, tip fees, materials, floats. Quotes and jobs take their prices from here."
      filters={<Filters query={list.query} onChange={list.set} />}
      exporting={
        <>
          <ImportButton kinds={importable} />
          <ExportMenu endpoint={productEndpoints.exportProducts} query={list.query} />
        </>
      }
      rowActions={({ id }) => [
        { label: 'Prices', icon: <IconCurrencyDollar aria-hidden />, to: productPaths.edit(id, 'prices') },
      ]}
    />
  )
}

function Filters(props: FilterProps<ProductListQuery>) {
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
