import { paymentTermWords } from '#areas/clients/rules/client-words.ts'
import { formatAbn } from '#shared/abn.ts'
import { columnsOf } from '#ui/table/columns.tsx'
import type { SupplierRow } from '../contract/supplier.ts'
import { categoriesInWords, supplierLabels as labels } from '../rules/supplier-labels.ts'
import { supplierPaths } from './supplier-paths.ts'

const column = columnsOf<SupplierRow>()

/** Columns of the supplier list; those in `hiddenAtFirst` are hidden by default. */
export const supplierColumns = [
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

export const hiddenAtFirst = ['abn', 'trading_name', 'created_at']
