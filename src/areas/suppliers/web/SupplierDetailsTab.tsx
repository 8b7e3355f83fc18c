import { EditTab } from '#platform/web/forms/EditTab.tsx'
import type { RecordLocks } from '#platform/web/records/RecordScreen.tsx'
import { supplierEndpoints } from '../contract/endpoints.ts'
import { type Supplier, SupplierInput } from '../contract/supplier.ts'
import { supplierFieldWords } from './supplier-field-words.ts'
import { SupplierForm } from './SupplierForm.tsx'

/** The supplier itself. */
export function SupplierDetailsTab({ supplier, locks }: { supplier: Supplier; locks: RecordLocks }) {
  return (
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
  )
}
