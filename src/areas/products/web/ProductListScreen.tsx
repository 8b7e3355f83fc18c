import { IconCurrencyDollar } from '@tabler/icons-react'
import { useMemo } from 'react'
import { ImportButton } from '#areas/imports/web/index.ts'
import { useChoices } from '#areas/settings/web/index.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { RecordList } from '#platform/web/lists/RecordList.tsx'
import { useList } from '#platform/web/lists/use-list.ts'
import { optionsOf } from '#ui/fields/options.ts'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { productCategories } from '../contract/choices.ts'
import { productEndpoints } from '../contract/endpoints.ts'
import { productCategoryWords } from '../rules/product-words.ts'
import { hiddenAtFirst, productColumns } from './product-columns.tsx'
import { productPaths } from './product-paths.ts'
import { productRecord } from './product-record.ts'

const categoryOptions = optionsOf(productCategories, productCategoryWords)
const activeOptions = [
  { value: '1', label: 'Active' },
  { value: '0', label: 'Inactive' },
] as const

/** Products with today's prices, or archived ones. */
export function ProductListScreen({ archived }: { archived?: boolean }) {
  const list = useList(productEndpoints.listProducts, { archived, sort: 'code', hidden: hiddenAtFirst })
  const materials = useChoices('material_type', list.query.material_type)
  const seesCost = useMay()('products:cost')
  const columns = useMemo(() => productColumns(seesCost), [seesCost])

  return (
    <RecordList
      record={productRecord}
      list={list}
      columns={columns}
      empty="Add what you charge for: hire, cartage, tip fees, materials, floats. Quotes and jobs take their prices from here."
      search="Code, name, material"
      filters={
        <>
          <FilterSelect {...list.filter('category')} label="Category" options={categoryOptions} />
          <FilterSelect {...list.filter('material_type')} label="Material" options={materials} />
          <FilterSelect {...list.filter('is_active')} label="Status" options={activeOptions} />
        </>
      }
      importing={<ImportButton kinds={{ product: 'products:write' }} />}
      exporting={productEndpoints.exportProducts}
      rowActions={({ id }) => [
        { label: 'Prices', icon: <IconCurrencyDollar aria-hidden />, to: productPaths.edit(id, 'prices') },
      ]}
    />
  )
}
