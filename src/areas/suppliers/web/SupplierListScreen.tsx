import { ImportButton } from '#areas/imports/web/index.ts'
import { ExportMenu } from '#platform/web/lists/ExportMenu.tsx'
import { RecordList } from '#platform/web/lists/RecordList.tsx'
import { useList } from '#platform/web/lists/use-list.ts'
import { supplierEndpoints } from '../contract/endpoints.ts'
import { hiddenAtFirst, supplierColumns } from './supplier-columns.tsx'
import { SupplierFilterBar } from './SupplierFilterBar.tsx'
import { supplierRecord } from './supplier-record.ts'

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
      filters={<SupplierFilterBar query={list.query} onChange={list.set} />}
      exporting={
        <>
          <ImportButton kinds={importable} />
          <ExportMenu endpoint={supplierEndpoints.exportSuppliers} query={list.query} />
        </>
      }
    />
  )
}
