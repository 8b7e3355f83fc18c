import { ExportMenu } from '#platform/web/lists/ExportMenu.tsx'
import { RecordList } from '#platform/web/lists/RecordList.tsx'
import { useList } from '#platform/web/lists/use-list.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { optionsOf } from '#ui/fields/options.ts'
import { filterOf } from '#ui/parts/filter-of.ts'
import { FilterBar } from '#ui/parts/FilterBar.tsx'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { supplierCategories } from '../contract/choices.ts'
import { supplierEndpoints } from '../contract/endpoints.ts'
import { supplierCategoryWords } from '../rules/supplier-labels.ts'
import { hiddenAtFirst, supplierColumns } from './supplier-columns.tsx'
import { supplierRecord } from './supplier-record.ts'

const categoryOptions = optionsOf(supplierCategories, supplierCategoryWords)

/** Current or archived suppliers. */
export function SupplierListScreen({ archived = false }: { archived?: boolean }) {
  const list = useList(supplierEndpoints.listSuppliers, {
    fixed: archived ? { archived: '1' } : {},
    sort: 'name',
    hidden: hiddenAtFirst,
  })
  const filter = filterOf({ query: list.query, onChange: list.set })
  return (
    <RecordList
      record={supplierRecord}
      list={list}
      archived={archived}
      columns={supplierColumns}
      nameOf={({ name }) => name}
      empty="Add the businesses you buy from: tips, quarries, parts and fuel."
      filters={
        <FilterBar query={list.query} onChange={list.set} search="Name, number, phone, ABN">
          <FilterSelect {...filter('category')} label="Supplies anything" options={categoryOptions} />
        </FilterBar>
      }
      exporting={
        <ExportMenu
          endpoint={supplierEndpoints.exportSuppliers}
          query={list.query}
          disabledReason={useWhyNot()('suppliers:export')}
        />
      }
    />
  )
}
