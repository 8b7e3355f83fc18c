import { ImportButton } from '#areas/imports/web/index.ts'
import { ExportMenu } from '#platform/web/lists/ExportMenu.tsx'
import { RecordList } from '#platform/web/lists/RecordList.tsx'
import { useList } from '#platform/web/lists/use-list.ts'
import { optionsOf } from '#ui/fields/options.ts'
import { type FilterProps, filterOf } from '#ui/parts/filter-of.ts'
import { FilterBar } from '#ui/parts/FilterBar.tsx'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { supplierCategories } from '../contract/choices.ts'
import { supplierEndpoints } from '../contract/endpoints.ts'
import { supplierCategoryWords, supplierLabels as labels } from '../rules/supplier-labels.ts'
import type { SupplierListQuery } from './queries.ts'
import { hiddenAtFirst, supplierColumns } from './supplier-columns.tsx'
import { supplierRecord } from './supplier-record.ts'

const categoryOptions = optionsOf(supplierCategories, supplierCategoryWords)
const importable = { supplier: 'suppliers:write' } as const

/** Current or archived suppliers. */
export function SupplierListScreen({ archived = false }: { archived?: boolean }) {
  const list = useList(supplierEndpoints.listSuppliers, { archived, sort: 'name', hidden: hiddenAtFirst })
  return (
    <RecordList
      record={supplierRecord}
      list={list}
      columns={supplierColumns}
      nameOf={({ name }) => name}
      empty="Add the businesses you buy from: tips, quarries, parts and fuel."
      filters={<Filters query={list.query} onChange={list.set} />}
      exporting={
        <>
          <ImportButton kinds={importable} />
          <ExportMenu endpoint={supplierEndpoints.exportSuppliers} query={list.query} />
        </>
      }
    />
  )
}

function Filters(props: FilterProps<SupplierListQuery>) {
  return (
    <FilterBar {...props} search="Name, number, phone, ABN">
      <FilterSelect {...filterOf(props)('category')} label={labels.categories} options={categoryOptions} />
    </FilterBar>
  )
}
