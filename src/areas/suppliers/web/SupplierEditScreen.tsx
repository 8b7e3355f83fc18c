import { useSuspenseQuery } from '@tanstack/react-query'
import { commonTabs } from '#areas/documents/web/index.ts'
import { EditTab } from '#platform/web/forms/EditTab.tsx'
import { RecordScreen, useRecordId } from '#platform/web/records/RecordScreen.tsx'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import { supplierEndpoints } from '../contract/endpoints.ts'
import { SupplierInput } from '../contract/supplier.ts'
import { supplierCan } from '../rules/supplier-rules.ts'
import { supplierQuery } from './queries.ts'
import { supplierFieldWords } from './supplier-field-words.ts'
import { SupplierForm } from './SupplierForm.tsx'
import { SupplierSummary } from './SupplierSummary.tsx'
import { supplierRecord } from './supplier-record.ts'
import { supplierTabs } from './supplier-tabs.ts'

/** A supplier with its tabs. */
export function SupplierEditScreen() {
  const { data: supplier } = useSuspenseQuery(supplierQuery(useRecordId()))
  const owner = { record_type: 'supplier', record_id: supplier.id }
  return (
    <RecordScreen
      record={supplierRecord}
      shown={supplier}
      title={supplier.name}
      hint={supplier.supplier_no}
      badges={supplier.archived_at && <StatusBadge status="Archived" />}
      rule={supplierCan.edit(supplier)}
      summary={<SupplierSummary supplier={supplier} />}
      tabs={supplierTabs}
      panels={(locks) => ({
        details: (
          <EditTab
            endpoint={supplierEndpoints.editSupplier}
            schema={SupplierInput}
            record={supplier}
            saved={({ name }) => `${name} saved`}
            words={supplierFieldWords}
            locks={locks}
          >
            <SupplierForm />
          </EditTab>
        ),
        ...commonTabs({ ...owner, canWrite: !locks.locked && !locks.mayNotWrite, words: supplierFieldWords }),
      })}
    />
  )
}
