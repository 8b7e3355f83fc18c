import { paymentTermWords } from '#areas/clients/rules/client-words.ts'
import { ImportButton } from '#areas/imports/web/index.ts'
import { RecordList } from '#platform/web/lists/RecordList.tsx'
import { useList } from '#platform/web/lists/use-list.ts'
import { formatAbn } from '#shared/abn.ts'
import { optionsOf } from '#ui/fields/options.ts'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import { supplierCategories } from '../contract/choices.ts'
import { supplierEndpoints } from '../contract/endpoints.ts'
import type { SupplierRow } from '../contract/supplier.ts'
import {
  categoriesInWords,
  supplierCategoryWords,
  supplierLabels as labels,
} from '../rules/supplier-labels.ts'
import { supplierPaths } from './supplier-paths.ts'
import { supplierRecord } from './supplier-record.ts'

const column = columnsOf<SupplierRow>()
const columns = [
  column.link('name', labels.name, ({ id }) => supplierPaths.edit(id), { sort: true }),
  column.text('supplier_no', labels.supplier_no, { sort: true, dim: true }),
  column.custom('categories', labels.categories, ({ categories }) => categoriesInWords(categories), {
    slot: 'detail',
  }),
  column.phone('phone', labels.phone, { slot: 'start' }),
  column.text('email', labels.email),
  column.text('suburb', labels.suburb, { sort: true }),
  column.custom(
    'payment_terms',
    labels.payment_terms,
    (supplier) => paymentTermWords[supplier.payment_terms],
  ),
  column.custom('abn', labels.abn, ({ abn }) => abn && formatAbn(abn)),
  column.text('trading_name', labels.trading_name),
  column.instant('created_at', labels.created_at, { sort: true }),
]
const hidden = ['abn', 'trading_name', 'created_at']
const categoryOptions = optionsOf(supplierCategories, supplierCategoryWords)

/** Current or archived suppliers. */
export function SupplierListScreen({ archived }: { archived?: boolean }) {
  const list = useList(supplierEndpoints.listSuppliers, { archived, sort: 'name', hidden })
  return (
    <RecordList
      record={supplierRecord}
      list={list}
      columns={columns}
      empty="Add the businesses you buy from: tips, quarries, parts and fuel."
      search="Name, number, phone, ABN"
      filters={
        <FilterSelect {...list.filter('category')} label={labels.categories} options={categoryOptions} />
      }
      importing={<ImportButton kinds={{ supplier: 'suppliers:write' }} />}
      exporting={supplierEndpoints.exportSuppliers}
    />
  )
}
