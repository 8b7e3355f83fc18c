import { useSuspenseQuery } from '@tanstack/react-query'
import { commonTabs } from '#areas/documents/web/index.ts'
import { RecordScreen, useRecordId } from '#platform/web/records/RecordScreen.tsx'
import { supplierQuery } from './queries.ts'
import { SupplierDetailsTab } from './SupplierDetailsTab.tsx'
import { supplierFieldWords } from './supplier-field-words.ts'
import { SupplierSummary } from './SupplierSummary.tsx'
import { supplierRecord } from './supplier-record.ts'

/** A supplier with its tabs. */
export function SupplierEditScreen() {
  const { data: supplier } = useSuspenseQuery(supplierQuery(useRecordId()))
  return (
    <RecordScreen
      record={supplierRecord}
      shown={supplier}
      title={supplier.name}
      hint={supplier.supplier_no}
      summary={<SupplierSummary supplier={supplier} />}
      panels={(locks) => ({
        details: <SupplierDetailsTab supplier={supplier} locks={locks} />,
        ...commonTabs('supplier', supplier.id, { canWrite: locks.canWrite, words: supplierFieldWords }),
      })}
    />
  )
}
