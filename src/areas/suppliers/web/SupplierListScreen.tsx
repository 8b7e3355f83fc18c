import { ExportMenu } from '#platform/web/lists/ExportMenu.tsx'
import { RecordList } from '#platform/web/lists/RecordList.tsx'
import { useList } from '#platform/web/lists/use-list.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { optionsOf } from '#ui/fields/options.ts'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { SearchBox } from '#ui/parts/SearchBox.tsx'
import { supplierCategories } from '../contract/choices.ts'
import { supplierEndpoints } from '../contract/endpoints.ts'
import { supplierCategoryWords } from '../rules/supplier-labels.ts'
import type { SupplierListQuery } from './queries.ts'
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
  return (
    <RecordList
      record={supplierRecord}
      list={list}
      archived={archived}
      columns={supplierColumns}
      nameOf={({ name }) => name}
      empty="Add the businesses you buy from: tips, quarries, parts and fuel."
      filters={<Filters query={list.query} onChange={list.set} />}
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

function Filters({
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
        label="Any supplies"
        options={categoryOptions}
        value={query.category ?? null}
        onChange={(category) => onChange({ category: category ?? undefined })}
      />
    </>
  )
}
